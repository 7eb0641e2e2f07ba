import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismiss, toasts } from "../shell/toasts.svelte";
import { teach } from "../text/text.svelte";
import { arrive, mayAnswer, mayStep, pressing, resume, unpressed } from "./press-guard";

const FRAME = 16; // milliseconds
let now = 50_000; // milliseconds; the module keeps its last press from test to test
let button: HTMLButtonElement;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const messages = ["held = Held.", "again = Again.", "early = Early.", "late = Late."];
  teach("en", { core: messages.map((message) => `page-press-${message}`).join("\n"), games: [] });
  for (const { id } of toasts()) dismiss(id);
  button = document.createElement("button");
  document.body.append(button);
  dispatchEvent(new Event("blur")); // no key is held down
  await Promise.resolve();
  after(0);
  after(1000);
});

afterEach(() => {
  after(0);
  button.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function after(milliseconds: number) {
  now += milliseconds;
  vi.advanceTimersByTime(FRAME); // tasks end, a frame is painted
}

const sentences = () => toasts().map(({ sentence }) => sentence);

/** Let this happen at a button; returns what its handler does. */
function answered<Heard>(event: Event, act: () => Heard, at = button): Heard {
  Object.defineProperty(event, "timeStamp", { value: now });
  let heard: Heard | undefined;
  at.addEventListener(event.type, () => (heard = act()), { once: true });
  at.dispatchEvent(event);
  return heard!;
}

const key = (name: string, repeat = false) => new KeyboardEvent("keydown", { key: name, repeat, bubbles: true });
const down = (x = 5) => new PointerEvent("pointerdown", { clientX: x, clientY: 5, bubbles: true });

test("an answer needs a press", () => {
  expect(mayAnswer).toThrow("an answer without a press");
  expect(answered(key("a"), () => mayAnswer())).toBe(true);
  after(0);
  expect(mayAnswer).toThrow("an answer without a press");
  expect(unpressed(() => mayAnswer())).toBe(true);
});

test("a key that is held down answers once and says so once", () => {
  expect(answered(key("b"), () => mayAnswer())).toBe(true);
  for (let times = 0; times < 10; times += 1) {
    after(400);
    expect(answered(key("b", true), () => mayAnswer())).toBe(false);
  }
  expect(sentences()).toEqual(["Held."]);
});

test("a held key does no part of an answer either", () => {
  expect(answered(key("c"), mayStep)).toBe(true);
  expect(answered(key("c", true), mayStep)).toBe(false);
  expect(sentences()).toEqual([]);
});

test("a button that a shortcut clicks was pressed by that key, with the thing clicked", () => {
  const heard = answered(key("d"), () => answered(new MouseEvent("click", { bubbles: true }), pressing));
  expect(heard).toMatchObject({ by: "key", key: "d", thing: button });
});

test("a script's click is by nothing, even where a finger was", () => {
  answered(down(), pressing);
  after(10);
  expect(answered(new MouseEvent("click", { bubbles: true, detail: 1 }), pressing)).toMatchObject({ by: "nothing" });
});

test("the space bar answers when it comes up, as what went down", () => {
  const begun = now;
  answered(key(" "), pressing);
  after(600);
  answered(key(" ", true), pressing);
  after(300);
  const heard = answered(new KeyboardEvent("keyup", { key: " ", bubbles: true }), pressing);
  expect(heard).toMatchObject({ by: "key", key: " ", repeats: false, time: begun });
});

test("what was pressed before the table came is not said to it", () => {
  const press = answered(key("e"), pressing);
  after(200);
  const table = arrive(false);
  expect(resume(press, () => mayAnswer(table))).toBe(false);
  expect(sentences()).toEqual(["Late."]);
  after(1);
  expect(answered(key("e"), () => mayAnswer(table))).toBe(true);
});

test("a question is in sight from the next frame on", () => {
  const question = arrive(false);
  expect(answered(down(), () => mayAnswer(question, true))).toBe(false);
  after(0);
  now += 349;
  expect(answered(down(), () => mayAnswer(question, true))).toBe(false);
  expect(sentences()).toEqual(["Early."]);
  after(1);
  expect(answered(down(), () => mayAnswer(question, true))).toBe(true);
});

test("a panel that is inserted takes no pointer answer in its first 350 ms in sight", async () => {
  const panel = document.createElement("section");
  const inside = document.createElement("button");
  panel.append(inside);
  button.after(panel);
  await Promise.resolve();
  after(0);
  expect(answered(down(), () => mayAnswer(), inside)).toBe(false);
  after(349);
  expect(answered(down(), () => mayAnswer(), inside)).toBe(false);
  after(1);
  expect(answered(down(), () => mayAnswer(), inside)).toBe(true);
  panel.remove();
});

test("what an answer here led to surprises nobody", () => {
  answered(down(5), () => mayAnswer());
  after(80);
  const question = arrive(true);
  after(0);
  expect(question.expected).toBe(true);
  expect(answered(down(500), () => mayAnswer(question, true))).toBe(true);
  after(400);
  expect(arrive(true).expected).toBe(false);
});
