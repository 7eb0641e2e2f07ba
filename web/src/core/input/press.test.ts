import { beforeEach, expect, test } from "vitest";
import { Presses, type Arrival, type Press, type Swallowed } from "./press";

let now: number; // milliseconds
let presses: Presses;
let count = 0;

const NOTHING: Press = { id: 0, by: "nothing", time: 0, x: 0, y: 0, key: "", repeats: false, thing: null };
const LONG_AGO: Arrival = { came: 0, seen: 0, expected: false };

beforeEach(() => {
  now = 10_000;
  presses = new Presses();
});

const after = (milliseconds: number) => (now += milliseconds);

function pointer(x = 100, y = 100, thing: Element | null = null): Press {
  const press: Press = { ...NOTHING, id: ++count, by: "pointer", time: now, x, y, thing };
  presses.down(press);
  return press;
}

const key = (name: string, repeats = false): Press => ({
  ...NOTHING,
  id: ++count,
  by: "key",
  time: now,
  key: name,
  repeats,
});

/** What comes of an answer by this press: null if it is given. */
function answer(press: Press, ...arrivals: Arrival[]): Swallowed | null {
  const refused = presses.refusal(press, 0, arrivals);
  if (!refused) presses.use(press);
  return refused;
}

/** Something comes now, and is seen at once. */
const arrival = (expected = false): Arrival => ({ came: now, seen: now, expected });

test("a held key never answers, however long ago the last answer was", () => {
  expect(answer(key("1"))).toBe(null);
  for (const wait of [30, 500, 5000]) {
    after(wait);
    expect(answer(key("1", true))).toBe("held");
  }
  expect(answer(key("2", true))).toBe("held");
});

test("the same key does not answer twice within 350 ms, other keys do", () => {
  for (const name of ["1", "2", "1", "2"]) {
    expect(answer(key(name))).toBe(null);
    after(150);
  }
  expect(answer(key("2"))).toBe("again");
});

test.each([0, 60, 120, 250, 349])("the second of two presses %i ms apart does not answer", (wait) => {
  answer(key("Enter"));
  answer(pointer());
  after(wait);
  expect(answer(pointer())).toBe("again");
});

test.each([350, 400])("after %i ms the same key and the same place answer again", (wait) => {
  answer(key("1"));
  after(wait);
  expect(answer(key("1"))).toBe(null);
  answer(pointer());
  after(wait);
  expect(answer(pointer())).toBe(null);
});

test("a press that was swallowed does not make the next one wait longer", () => {
  answer(pointer());
  after(200);
  expect(answer(pointer())).toBe("again");
  after(200);
  expect(answer(pointer())).toBe(null);
});

test("the same place is within 24 pixels", () => {
  answer(pointer(100, 100));
  after(100);
  expect(answer(pointer(117, 117))).toBe(null); // 24.04 pixels
  answer(pointer(117, 117));
  after(100);
  expect(answer(pointer(100, 101))).toBe("again"); // 23.3 pixels
});

test("a key and a pointer are two different presses", () => {
  answer(pointer());
  after(50);
  expect(answer(key("Enter"))).toBe(null);
});

test("card, plot and floor go through at 150 ms, though the parts of a move count as presses", () => {
  for (const x of [100, 200, 300]) {
    const press = pointer(x);
    if (x < 300) presses.use(press);
    else expect(answer(press)).toBe(null);
    after(150);
  }
});

test("the second half of a double click on a part of a move does not end the move", () => {
  presses.use(pointer());
  after(150);
  expect(answer(pointer())).toBe("again");
  after(400);
  presses.use(key("1"));
  after(150);
  expect(answer(key("1"))).toBe("again");
});

test("the end of a drag ends the move that its beginning began", () => {
  const drag = pointer();
  presses.use(drag);
  after(150);
  expect(answer(drag)).toBe(null);
});

test("what lies under a dialog is not answered by the second half of the click that closed it", () => {
  const closing = document.createElement("button");
  document.body.append(closing);
  pointer(100, 100, closing);
  after(100);
  expect(answer(pointer(100, 100))).toBe(null);
  after(1000);
  pointer(100, 100, closing);
  closing.remove();
  after(100);
  expect(answer(pointer(300, 100))).toBe(null);
  expect(answer(pointer(100, 100))).toBe("again");
});

test("a question that surprises takes no pointer answer in its first 350 ms in sight", () => {
  const question = arrival();
  after(349);
  expect(answer(pointer(), question)).toBe("early");
  after(1);
  expect(answer(pointer(), question)).toBe(null);
});

test("what has not been painted yet takes no pointer answer, however long ago it came", () => {
  const question: Arrival = { came: now, seen: null, expected: false };
  after(10_000);
  expect(answer(pointer(), question)).toBe("early");
  question.seen = now;
  after(349);
  expect(answer(pointer(), question)).toBe("early");
});

test("a question that surprises takes a key at once", () => {
  expect(answer(key("1"), arrival())).toBe(null);
});

test("a question that a press here brought takes another answer at once, elsewhere", () => {
  answer(pointer(100));
  after(80);
  const question = arrival(presses.expects(now));
  after(20);
  expect(answer(pointer(100), question)).toBe("again");
  expect(answer(pointer(200), question)).toBe(null);
});

test("a press brings a question for 350 ms only", () => {
  expect(presses.expects(now)).toBe(false);
  answer(pointer());
  expect([presses.expects(now + 349), presses.expects(now + 350)]).toEqual([true, false]);
});

test("who has put the pointer down elsewhere since has seen what came", () => {
  const question = arrival();
  after(100);
  pointer(300);
  after(100);
  expect(answer(pointer(100), question)).toBe(null);
});

test("a pointer that went down elsewhere before, or here, has seen nothing", () => {
  pointer(300);
  after(10);
  const question = arrival();
  after(50);
  pointer(100);
  after(50);
  expect(answer(pointer(100), question)).toBe("early");
});

test("the newest of what came counts: a panel over an old question, and a new question in an old panel", () => {
  for (const arrivals of [
    [LONG_AGO, arrival()],
    [arrival(), LONG_AGO],
  ])
    expect(answer(pointer(), ...arrivals)).toBe("early");
  expect(answer(pointer(), LONG_AGO, LONG_AGO)).toBe(null);
});

test("what was pressed before the table came is not said to it, by whatever it was pressed", () => {
  for (const press of [key("1"), pointer(), { ...NOTHING, time: now }]) {
    expect(presses.refusal(press, now + 1, [])).toBe("late");
    expect(presses.refusal(press, now, [])).toBe(null);
  }
  expect(presses.refusal(key("1", true), now + 1, [])).toBe("held");
});

test("clicks without pointer or key are not guarded", () => {
  const click = { ...NOTHING, time: now };
  for (let times = 0; times < 3; times += 1) expect(answer(click, arrival())).toBe(null);
});
