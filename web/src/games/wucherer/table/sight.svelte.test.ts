import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Choosing } from "../../../core/live/choosing.svelte";
import type { Live } from "../../../core/live/live.svelte";
import type { AnyTable, LogEntry } from "../../../core/messages/wire";
import { Sight, streetOf } from "./sight.svelte";

const WIDTH = 300;
const event = (args: LogEntry["args"]): LogEntry => ({ number: 0, name: "", rules: [], args });
const seat = (value: string) => ({ type: "seat", value });
const happened = (value: string) => event({ player: seat(value) });

/** Three streets side by side, one of them visible, and a way to report events. */
function table({ still = false, abreast = true } = {}) {
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
  let tell: (table: AnyTable, fresh: LogEntry[]) => void = () => {};
  const live = { onChange: (change: typeof tell) => (tell = change) } as unknown as Live;
  const choosing = { mine: false, path: [] as string[] };
  const streets = document.createElement("div");
  for (const [place, letter] of ["A", "B", "C"].entries()) {
    const street = streets.appendChild(document.createElement("section"));
    Object.assign(street.dataset, { place: `street:${letter}`, seat: letter });
    Object.defineProperties(street, { offsetLeft: { value: place * WIDTH }, offsetWidth: { value: WIDTH } });
  }
  Object.defineProperties(streets, {
    scrollWidth: { value: abreast ? 3 * WIDTH : WIDTH },
    clientWidth: { value: WIDTH },
  });
  streets.scrollTo = ((to: ScrollToOptions) => {
    streets.scrollLeft = to.left ?? 0;
    streets.dispatchEvent(new Event("scroll"));
  }) as typeof streets.scrollTo;
  const sight = new Sight(live, choosing as unknown as Choosing);
  sight.watch(streets);
  return { sight, streets, choosing, tell: (letter: string) => tell({} as AnyTable, [happened(letter)]) };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"], now: 100_000 }));
afterEach(() => {
  window.dispatchEvent(new Event("pointerup"));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("something happens in a street, or with whoever does it", () => {
  expect(streetOf(event({ player: seat("A"), at: { type: "place", value: "C2.1" } }))).toBe("C");
  expect(streetOf(event({ player: seat("B") }))).toBe("B");
  expect(streetOf(event({ coins: { type: "coins", value: 3 } }))).toBe(null);
});

test("the street of the last event comes into sight, and one's own before one is asked", () => {
  const { sight, tell } = table();
  tell("C");
  expect(sight.seat).toBe("C");
  sight.show("A");
  expect([sight.seat, sight.missed]).toEqual(["A", ""]);
});

test.each<[string, (at: ReturnType<typeof table>) => void]>([
  ["a finger is down", () => window.dispatchEvent(new Event("pointerdown"))],
  ["a card is chosen", ({ choosing }) => choosing.path.push("bomb")],
  [
    "the streets were moved by hand just now",
    ({ streets }) => {
      vi.advanceTimersByTime(1000);
      streets.dispatchEvent(new Event("scroll"));
    },
  ],
])("not while %s: then there is a mark, until one looks there", (_, hindered) => {
  const at = table();
  at.sight.show("A");
  hindered(at);
  at.tell("B");
  expect([at.sight.seat, at.sight.missed]).toEqual(["A", "B"]);
  at.sight.turnTo("B");
  expect([at.sight.seat, at.sight.missed]).toEqual(["B", ""]);
});

test("with reduced motion there is a mark, too; where all streets are in sight there is none", () => {
  const reduced = table({ still: true });
  reduced.tell("B");
  expect([reduced.sight.seat, reduced.sight.missed]).toEqual(["", "B"]);
  const wide = table({ still: true, abreast: false });
  wide.tell("B");
  expect(wide.sight.missed).toBe("");
});

test("some seconds after one has moved the streets they go by themselves again", () => {
  const { sight, tell } = table();
  sight.turnTo("A");
  vi.advanceTimersByTime(4900);
  tell("B");
  expect(sight.seat).toBe("A");
  vi.advanceTimersByTime(200);
  tell("B");
  expect([sight.seat, sight.missed]).toEqual(["B", ""]);
});
