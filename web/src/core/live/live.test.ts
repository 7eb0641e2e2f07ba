import { expect, it } from "vitest";
import { dropKey, keepKeys } from "../device/device";
import type { Press } from "../input/press";
import { resume, unpressed } from "../input/press-guard";
import { VERSION, type AnyTable, type Decision, type FromPage, type LogEntry, type Update } from "../messages/wire";
import { dismiss, toasts } from "../shell/toasts.svelte";
import { say } from "../text/text.svelte";
import { Live } from "./live.svelte";

/** A `Live` without a server; records what would be sent. */
class Probe extends Live {
  sent: FromPage[] = [];

  protected override write(message: FromPage): void {
    this.sent.push(message);
  }

  tell(seq: number, first: number, entries: number, name = "played", timeline = "as it was"): void {
    const played = { game: "wucherer", edition: "landlord-2013", seq, timeline, viewer: null, seats: [] };
    const table = { version: VERSION, ...played };
    const log = Array.from({ length: entries }, (_, place) => ({ number: first + place, name }));
    const update: Partial<Update> = { type: "update", number: 1 };
    this.hear({ ...update, table: table as unknown as AnyTable, log: log as LogEntry[] } as Update);
  }
}

const numbers = (probe: Probe): number[] => probe.log.map(({ number }) => number);

it("a table that goes on keeps its log, and says nothing", () => {
  const before = toasts().length;
  const probe = new Probe("t", "");
  probe.tell(5, 0, 4);
  probe.tell(7, 2, 4);
  expect(numbers(probe)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(probe.sent).toEqual([]);
  expect(toasts()).toHaveLength(before);
});

it("a page that knows more than the server forgets it, asks for the whole log and is told", () => {
  const probe = new Probe("t", "");
  probe.tell(50, 0, 60);
  unpressed(() => probe.move(["done"]));
  probe.tell(40, 3, 40);
  expect(probe.sent.at(-1)).toEqual({ type: "refresh", log: 0 });
  expect([probe.busy, probe.shown, numbers(probe)]).toEqual([false, null, []]);
  probe.tell(40, 0, 43);
  expect(numbers(probe)).toHaveLength(43);
  expect(toasts().at(-1)?.sentence).toBe(say("page-restored"));
});

it("a page that comes back when others have played on since a restore asks for the whole log and is told", () => {
  for (const { id } of toasts()) dismiss(id);
  const probe = new Probe("t", "");
  probe.tell(50, 0, 60);
  probe.tell(55, 20, 45, "played anew", "restored");
  expect(probe.sent.at(-1)).toEqual({ type: "refresh", log: 0 });
  probe.tell(55, 0, 65, "played anew", "restored");
  expect(probe.log.map(({ name }) => name)).toEqual(Array.from({ length: 65 }, () => "played anew"));
  expect(toasts().map(({ sentence }) => sentence)).toEqual([say("page-restored")]);
});

it("a log that an undo has made another is asked for again, and nothing is said", () => {
  const before = toasts().length;
  const probe = new Probe("t", "");
  probe.tell(50, 0, 60);
  probe.tell(55, 20, 45, "played otherwise");
  expect(probe.sent.at(-1)).toEqual({ type: "refresh", log: 0 });
  expect(toasts()).toHaveLength(before);
});

it("where a game goes back as its viewer likes, nothing has been restored", () => {
  class Lesson extends Probe {
    override readonly teaches = true;
  }
  const before = toasts().length;
  const probe = new Lesson("t", "");
  probe.tell(5, 0, 4);
  probe.tell(2, 0, 2);
  expect(toasts()).toHaveLength(before);
  expect(probe.shown?.seq).toBe(2);
});

it("a tab goes on with the keys that another one has stored, and without those that it has forgotten", () => {
  localStorage.clear();
  const probe = new (class extends Probe {
    opened = 0;

    override reopen(): void {
      this.opened += 1;
    }
  })("t", "");
  const recalled = () => {
    probe.recall();
    return [probe.key?.secret, probe.keys.length, probe.opened];
  };
  expect(recalled()).toEqual([undefined, 0, 0]);
  keepKeys("t", [{ seat: "B", secret: "x" }]);
  expect(recalled()).toEqual(["x", 1, 1]);
  keepKeys("t", [{ seat: "A", secret: "y" }]);
  expect(recalled()).toEqual(["x", 2, 1]);
  dropKey("t", "x");
  expect(recalled()).toEqual(["y", 1, 2]);
  expect(probe.ended).toBe(false);
  dropKey("t", "y");
  expect(recalled()).toEqual(["y", 0, 2]);
  expect(probe.ended).toBe(true);
  probe.goOn();
  expect(recalled()).toEqual([undefined, 0, 3]);
});

const PRESS: Press = { id: 0, by: "key", time: performance.now(), x: 0, y: 0, key: "1", repeats: false, thing: null };
let number = 0;
const another = (): Press => ({ ...PRESS, id: ++number, time: performance.now(), key: `key ${number}` });

/** Every decision that can be sent from a table; the compiler names one that is missing. */
const DECISIONS: Record<Exclude<Decision["type"], "turn" | "open_chapter">, (live: Live) => unknown> = {
  move: (live) => live.move(["done"]),
  undo: (live) => live.undo(),
  next: (live) => live.nextGame(),
  vote: (live) => live.vote("B", true),
  agree: (live) => live.propose("pause", null),
  go_on: (live) => live.endPause(),
  back: (live) => live.back(),
  resign: (live) => live.resign(),
  to_end: (live) => live.toEnd(),
};

it.each(Object.entries(DECISIONS))("a press is needed for %s, and no held key is one", (type, decide) => {
  const probe = new Probe("t", "");
  probe.tell(5, 0, 4);
  expect(() => decide(probe)).toThrow("an answer without a press");
  resume({ ...another(), repeats: true }, () => decide(probe));
  expect(probe.sent).toEqual([]);
  const press = another();
  resume(press, () => decide(probe));
  expect(probe.sent.map((message) => message.type)).toEqual([type]);

  const other = new Probe("t", "");
  other.tell(7, 0, 4);
  resume({ ...press, id: ++number, time: performance.now() }, () => decide(other));
  expect(other.sent).toEqual([]);
});

it("nothing is decided without a connection, nor later", () => {
  const probe = new Probe("t", "");
  probe.tell(5, 0, 4);
  probe.connection = "lost";
  expect(resume(another(), () => probe.move(["done"]))).toBe(false);
  probe.connection = "open";
  expect([probe.sent, probe.busy]).toEqual([[], false]);
});

it("a move that was pressed before the table came is not sent to it", () => {
  const probe = new Probe("t", "");
  probe.tell(5, 0, 4);
  const press = another();
  probe.tell(6, 4, 1);
  expect(resume({ ...press, time: press.time - 1 }, () => probe.move(["done"]))).toBe(false);
  expect(probe.sent).toEqual([]);
});

it("a move that is pressed while the table is loaded again is sent once it has come", () => {
  const probe = new Probe("t", "");
  probe.tell(5, 0, 4);
  probe.close(); // as for another language
  expect(resume(another(), () => probe.move(["done"]))).toBe(true);
  expect(probe.sent).toEqual([]);
  probe.tell(5, 0, 4);
  expect(probe.sent.map((message) => message.type)).toEqual(["move"]);
});
