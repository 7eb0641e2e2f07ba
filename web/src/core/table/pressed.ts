// Nothing changes under a pressed pointer: what comes meanwhile waits until it has been let go.

const CLICK = 40; // milliseconds in which a click follows

let pressed = false;
let waiting: (() => void)[] = [];

/** Does something now, or as soon as no pointer is pressed; in the order in which it was asked for. */
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

/** Lists that the browser opens itself, and its menus, keep to themselves that the pointer has been let go. */
function press({ button, target }: PointerEvent): void {
  pressed = button === 0 && !(target as Element).closest("select, option");
}

function move({ buttons }: PointerEvent): void {
  if (buttons === 0) release();
}

addEventListener("pointerdown", press, { capture: true });
addEventListener("pointermove", move, { capture: true });
for (const end of ["pointerup", "pointercancel", "contextmenu"]) addEventListener(end, release, { capture: true });
addEventListener("blur", release); // of the window
