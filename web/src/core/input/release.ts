// Defers changes while the pointer is pressed, so that nothing moves under it.

const CLICK = 40; // milliseconds within which the click event follows

let pressed = false;
let waiting: (() => void)[] = [];

/** Run now, or as soon as no pointer is pressed; in the order of the calls. */
export function onceReleased(act: () => void): void {
  if (pressed || waiting.length) waiting.push(act);
  else act();
}

function release(): void {
  if (!pressed) return;
  pressed = false;
  setTimeout(() => {
    if (pressed) return;
    const due = waiting;
    waiting = [];
    for (const act of due) act();
  }, CLICK);
}

/** The pop-ups of <select> and the browser's own menus do not report the release, so presses there are ignored. */
function press({ button, target }: PointerEvent): void {
  pressed = button === 0 && !(target as Element).closest("select, option");
}

function move({ buttons }: PointerEvent): void {
  if (buttons === 0) release();
}

addEventListener("pointerdown", press, { capture: true });
addEventListener("pointermove", move, { capture: true });
for (const end of ["pointerup", "pointercancel", "contextmenu"]) addEventListener(end, release, { capture: true });
addEventListener("blur", release); // the window lost the focus
