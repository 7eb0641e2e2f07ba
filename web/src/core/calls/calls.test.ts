import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import script from "../../../public/calls.js?raw";

const SCOPE = "https://play.example/games/";
const ADDRESS = `${SCOPE}t/TABLE`;

interface Call {
  waitUntil: (done: Promise<unknown>) => void;
  data?: { json: () => object };
  notification?: { data: { table: string }; close: () => void };
}

/** A service worker with these pages open, which keeps what it shows and opens. */
function worker(pages: string[]) {
  const handlers: Record<string, (event: Call) => void> = {};
  const shown = vi.fn(async () => undefined);
  const opened = vi.fn(async () => undefined);
  const focused = vi.fn();
  const clients = {
    matchAll: async () => pages.map((url) => ({ url, focus: async () => focused(url) })),
    openWindow: opened,
  };
  const self = {
    addEventListener: (type: string, handler: (event: Call) => void) => void (handlers[type] = handler),
    registration: { scope: SCOPE, showNotification: shown },
    clients,
  };
  new Function("self", script)(self);
  const tell = async (type: string, event: Omit<Call, "waitUntil">) => {
    let done: Promise<unknown> = Promise.resolve();
    handlers[type]?.({ ...event, waitUntil: (promise) => void (done = promise) });
    await done;
  };
  return { tell, shown, opened, focused };
}

describe("the service worker", () => {
  it("shows each call, with a picture that anybody may see", async () => {
    const { tell, shown } = worker([]);
    await tell("push", { data: { json: () => ({ table: "TABLE", text: "Your turn", language: "en", tag: "1" }) } });
    expect(shown).toHaveBeenCalledWith("Altbau", {
      body: "Your turn",
      lang: "en",
      tag: "1",
      renotify: true,
      image: `${SCOPE}api/tables/TABLE/preview?lang=en`,
      data: { table: "TABLE" },
    });
  });

  it.each([
    [[], ADDRESS, undefined],
    [[`${SCOPE}t/OTHER`, `${ADDRESS}#x`], undefined, `${ADDRESS}#x`],
  ])("opens the table of a call, in its tab if there is one (%j)", async (pages, address, tab) => {
    const { tell, opened, focused } = worker(pages);
    const close = vi.fn();
    await tell("notificationclick", { notification: { data: { table: "TABLE" }, close } });
    expect(close).toHaveBeenCalled();
    expect(opened.mock.calls).toEqual(address ? [[address]] : []);
    expect(focused.mock.calls).toEqual(tab ? [[tab]] : []);
  });
});

describe("looks", () => {
  const asked = vi.fn(async () => ({ table: [] }));
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers();
    vi.doMock("../transport/http", () => ({ post: asked, at: (table: string) => `/tables/${table}` }));
    vi.stubGlobal("navigator", { serviceWorker: undefined });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.doUnmock("../transport/http");
    asked.mockClear();
  });

  it("are told while the page is used, once a minute at most", async () => {
    const { watchLooks } = await import("./looks");
    const target = new EventTarget();
    let visible = true;
    const told = vi.fn();
    const end = watchLooks("TABLE", "secret", told, target, () => visible);
    expect(asked).toHaveBeenCalledTimes(1); // it was opened
    target.dispatchEvent(new Event("pointerdown"));
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toHaveBeenCalledWith([]);
    expect(asked).toHaveBeenCalledTimes(1); // not used
    target.dispatchEvent(new Event("keydown"));
    expect(asked).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(60_000);
    visible = false;
    target.dispatchEvent(new Event("keydown"));
    end();
    visible = true;
    target.dispatchEvent(new Event("keydown"));
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describe("what a seat can choose", () => {
  beforeEach(() => void vi.resetModules());
  afterEach(() => void vi.doUnmock("../transport/http"));

  it.each([true, false])("is offered when nothing is asked any more (%j)", async (known) => {
    const answer = (said: object) => ({ json: async () => said });
    let arrive = (): void => undefined;
    const coming = new Promise<object>((come, fail) => {
      arrive = () => (known ? come(answer({ channels: [], table: [] })) : fail(new Error("gone")));
    });
    vi.doMock("../transport/http", () => ({
      ask: async (path: string) => (path === "/calls" ? answer({ hosts: [] }) : coming),
      at: (table: string) => `/tables/${table}`,
      bearer: () => ({}),
      whyNot: String,
    }));
    const { SeatChannels } = await import("./channels.svelte");
    const seat = new SeatChannels("TABLE", "secret");
    const looked = seat.look();
    await new Promise((later) => setTimeout(later));
    expect([seat.busy, seat.options]).toEqual([true, null]);
    arrive();
    await looked;
    expect([seat.busy, seat.options, seat.refusal]).toEqual([false, { hosts: [] }, known ? "" : "Error: gone"]);
  });
});
