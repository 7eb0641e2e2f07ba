// Dragging a card with mouse, pen or finger: pointer events, since native dragging does not exist on touch.

export interface Dragged {
  card: string;
  x: number;
  y: number;
  over: string;
}

const state = $state<{ dragged: Dragged | null }>({ dragged: null });
const FAR_ENOUGH = 8; // pixels before a press becomes a drag

export const dragged = (): Dragged | null => state.dragged;

function placeAt(x: number, y: number): string {
  const target = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]");
  return target?.dataset.drop ?? "";
}

const EDGE = 40; // pixels from the end of what scrolls, where a dragged card moves it on
const REST = 500; // milliseconds until the next time
let moved = 0;

/** What is dragged to the end of a row of streets brings the next one. */
function scrollAlong(x: number, y: number): void {
  const row = document.elementFromPoint(x, y)?.closest("[data-scrolls]");
  if (!row || row.scrollWidth <= row.clientWidth || performance.now() - moved < REST) return;
  const { left, right, width } = row.getBoundingClientRect();
  const way = x < left + EDGE ? -1 : x > right - EDGE ? 1 : 0;
  if (!way) return;
  moved = performance.now();
  row.scrollBy({ left: way * width, behavior: "smooth" });
}

const LONG = 500; // milliseconds after which a finger that rests holds the card

interface Handlers {
  card: string;
  begin: () => boolean;
  drop: (place: string) => void;
  /** A finger has rested on the card. */
  hold: () => void;
  cancel: () => void;
}

/** An action for a card's element: a drag ends in `drop` with the place it was let go over. */
export function draggable(element: HTMLElement, given: Handlers) {
  let handlers = given;
  let from: { x: number; y: number } | null = null;
  let holding = 0;
  let done = false; // with this press, whose click chooses nothing

  function down(event: PointerEvent) {
    done = false;
    if (event.button !== 0 || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "touch") holding = window.setTimeout(hold, LONG);
    element.setPointerCapture(event.pointerId); // a quick hand leaves the card before its first move is seen
  }

  function move(event: PointerEvent) {
    if (!from) return;
    const { clientX: x, clientY: y } = event;
    if (!state.dragged) {
      if (Math.hypot(x - from.x, y - from.y) < FAR_ENOUGH) return;
      clearTimeout(holding);
      if (!handlers.begin()) {
        from = null;
        return;
      }
    }
    scrollAlong(x, y);
    state.dragged = { card: handlers.card, x, y, over: placeAt(x, y) };
  }

  function hold() {
    end();
    done = true;
    handlers.hold();
  }

  function up(event: PointerEvent) {
    const wasDragged = state.dragged !== null;
    end();
    if (!wasDragged) return;
    done = true;
    const place = placeAt(event.clientX, event.clientY);
    if (place) handlers.drop(place);
    else handlers.cancel();
  }

  function lost() {
    if (state.dragged && from) handlers.cancel();
    end();
  }

  function end() {
    clearTimeout(holding);
    from = null;
    state.dragged = null;
  }

  function click(event: MouseEvent) {
    if (done && event.detail > 0) event.stopPropagation();
    done = false;
  }

  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", lost);
  element.addEventListener("click", click, { capture: true });
  return {
    update: (changed: Handlers) => (handlers = changed),
    destroy: end,
  };
}
