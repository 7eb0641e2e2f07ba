// What is pressed: whoever decides something asks here whether the press may decide it. `press.ts` has the rules.

import { complain } from "../shell/toasts.svelte";
import { say } from "../text/text.svelte";
import { Presses, type Arrival, type Press, type Swallowed } from "./press";

const CLICK = 1000; // milliseconds within which a click event follows the release at the latest
const BLINK = 300; // milliseconds

const NOWHERE = { id: 0, x: 0, y: 0, key: "", repeats: false, thing: null };

const presses = new Presses();
let count = 0;
let current: Press | null = null; // the one whose event is being handled
let ending = 0; // timer
let pointer: Press | null = null; // the last one
let released = 0; // when it came up
const keys = new Map<string, Press>(); // those held down
let brought = false; // whether what is drawn in this task is the result of an answer given here
let told = false; // whether something was said about the key held down

/** Whether the current press may give an answer; from now on it has given one. If it may not, that is shown. `table` is
 * the arrival of the table that is answered, `asks` whether the answer is to a question that came with it. Outside
 * events of a user nothing can be answered. */
export function mayAnswer(table: Arrival | null = null, asks = false): boolean {
  if (!current) throw new Error("an answer without a press: see `resume`");
  const refused = presses.refusal(current, table?.came ?? 0, [asks ? table : null, insertion(current)]);
  if (refused) show(refused, current);
  else presses.use(current);
  return !refused;
}

/** Whether the current press may do a part of an answer: any may but a held key. */
export function mayStep(): boolean {
  if (current?.repeats) return false;
  if (current) presses.use(current);
  return true;
}

/** The press whose event is being handled; null outside events of a user. */
export const pressing = (): Press | null => current;

/** Go on with what a press began, after waiting for something. */
export function resume<Result>(press: Press | null, act: () => Result): Result {
  const before = current;
  current = press;
  try {
    return act();
  } finally {
    current = before;
  }
}

/** Do something that nobody has pressed anything for. */
export const unpressed = <Result>(act: () => Result): Result =>
  resume({ ...NOWHERE, by: "nothing", time: performance.now() }, act);

/** Something that can be answered has come; `answered` says whether it follows from an answer given here. */
export function arrive(answered: boolean): Arrival {
  const now = performance.now();
  if (answered && presses.expects(now)) {
    brought = true;
    setTimeout(() => (brought = false));
  }
  const arrival: Arrival = { came: now, seen: null, expected: brought || current !== null };
  requestAnimationFrame(() => (arrival.seen = performance.now())); // not before a hidden page is looked at
  return arrival;
}

/** Say why nothing happened, and blink at what was pressed. */
function show(why: Swallowed, { repeats, thing }: Press): void {
  if (repeats && told) return;
  told = repeats;
  complain(say(`page-press-${why}`));
  thing?.animate?.({ opacity: [0.3, 1] }, BLINK);
}

const insertions = new WeakMap<Node, Arrival>();

/** The last time that something was inserted at what is pressed, or around it; null if it has always been there. */
function insertion({ thing }: Press): Arrival | null {
  let last: Arrival | null = null;
  for (let node: Node | null = thing; node; node = node.parentNode) {
    const one = insertions.get(node);
    if (one && (!last || one.came > last.came)) last = one;
  }
  return last;
}

new MutationObserver((changes) => {
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
  if (!added.length) return;
  const arrival = arrive(false);
  for (const node of added) insertions.set(node, arrival);
}).observe(document, { childList: true, subtree: true });

/** Until the end of this task, all that happens comes from this press. */
function handle(press: Press | null): void {
  current = press;
  clearTimeout(ending);
  ending = window.setTimeout(() => (current = null));
}

function pointerDown(event: PointerEvent): void {
  const { clientX: x, clientY: y, timeStamp: time, target } = event;
  const hit = target instanceof Element ? target : null; // else the window itself
  const thing = hit?.closest("button, a, input, label") ?? hit;
  pointer = { ...NOWHERE, id: ++count, by: "pointer", time, x, y, thing };
  released = Infinity;
  presses.down(pointer);
  handle(pointer);
}

function pointerUp({ timeStamp }: PointerEvent): void {
  released = timeStamp;
  handle(pointer); // what is dragged is dropped now
}

function keyDown({ key, repeat: repeats, timeStamp: time, target }: KeyboardEvent): void {
  if (!repeats) told = false;
  const begun = repeats ? keys.get(key) : null;
  const press: Press = begun
    ? { ...begun, repeats }
    : { ...NOWHERE, id: ++count, by: "key", time, key, repeats, thing: target as Element };
  keys.set(key, press);
  handle(press);
}

/** The space bar clicks when it comes up, once, however long it was held. */
function keyUp({ key }: KeyboardEvent): void {
  const press = keys.get(key);
  if (press) handle({ ...press, repeats: false });
  keys.delete(key);
}

function click({ target, timeStamp: time, isTrusted, detail }: MouseEvent): void {
  const thing = target as Element;
  const key = current?.by === "key" ? current : keys.get("Enter");
  if (!isTrusted && current)
    handle({ ...current, thing }); // the page's own, while it handles a key
  else if (isTrusted && detail === 0 && key) handle({ ...key, thing });
  else if (isTrusted && detail > 0 && pointer && time - released < CLICK) handle(pointer);
  else handle({ ...NOWHERE, by: "nothing", time, thing });
}

/** A form that is sent without a click. */
function submit({ timeStamp: time }: Event): void {
  if (!current) handle({ ...NOWHERE, by: "nothing", time });
}

function pointerMove({ buttons }: PointerEvent): void {
  if (buttons) handle(pointer); // what a drag does
}

const LISTENERS = {
  pointerdown: pointerDown,
  pointermove: pointerMove,
  pointerup: pointerUp,
  pointercancel: () => (pointer = null),
  keydown: keyDown,
  keyup: keyUp,
  click,
  submit,
} as const;
for (const [name, heard] of Object.entries(LISTENERS))
  addEventListener(name, heard as EventListener, { capture: true });
addEventListener("blur", () => keys.clear());
