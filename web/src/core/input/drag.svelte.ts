// Dragging a card with mouse, pen or finger. Uses pointer events, because native drag and drop does not work with
// touch. In a low window fingers scroll the page instead.

import { low } from "../device/viewport";

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

const EDGE = 40; // pixels at the ends of a scroller where a dragged card scrolls it
const REST = 500; // milliseconds before it scrolls again
let moved = 0;

/** Dragging to the end of a row of streets scrolls to the next one, dragging to the edge of the window the page. */
function scrollAlong(x: number, y: number): void {
  if (performance.now() - moved < REST) return;
  const down = y < EDGE ? -1 : y > innerHeight - EDGE ? 1 : 0;
  if (down && low.current) {
    moved = performance.now();
    scrollBy({ top: (down * innerHeight) / 2, behavior: "smooth" });
    return;
  }
  const row = document.elementFromPoint(x, y)?.closest("[data-scrolls]");
  if (!row || row.scrollWidth <= row.clientWidth) return;
  const { left, right, width } = row.getBoundingClientRect();
  const way = x < left + EDGE ? -1 : x > right - EDGE ? 1 : 0;
  if (!way) return;
  moved = performance.now();
  row.scrollBy({ left: way * width, behavior: "smooth" });
}

const LONG = 500; // milliseconds of a long press

interface Handlers {
  card: string;
  begin: () => boolean;
  drop: (place: string) => void;
  /** Called on a long press. */
  hold: () => void;
  cancel: () => void;
}

/** A Svelte action for a card: a drag ends with `drop(place)`, or with `cancel` if it is dropped elsewhere. */
export function draggable(element: HTMLElement, given: Handlers) {
  let handlers = given;
  let from: { x: number; y: number } | null = null;
  let holding = 0;
  let done = false; // this press was a drag or a long press: its click is ignored

  function down(event: PointerEvent) {
    done = false;
    if (event.button !== 0 || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "touch") holding = window.setTimeout(hold, LONG);
    element.setPointerCapture(event.pointerId); // a fast pointer leaves the card before the first move event
  }

  function move(event: PointerEvent) {
    if (!from) return;
    const { clientX: x, clientY: y } = event;
    if (!state.dragged) {
      if (Math.hypot(x - from.x, y - from.y) < FAR_ENOUGH) return;
      clearTimeout(holding);
      if ((low.current && event.pointerType === "touch") || !handlers.begin()) {
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
