// Keeps a picture inside the window.

import { around } from "../bubble/placement";

const EDGE = 4; // pixels kept free at the edges of the window
const AT_REST = 0.85; // of its time: it has come, and does not go yet

/** A Svelte action for the box of a picture that has a place: the picture is moved, and made smaller if it must be, so
 * that all of it is in the window once it has come. What comes from elsewhere still comes from there. */
export function whole(stage: HTMLElement, placed: boolean): void {
  if (!placed) return;
  const animations = stage.getAnimations({ subtree: true });
  for (const each of animations) each.currentTime = AT_REST * Number(each.effect?.getComputedTiming().endTime);
  const box = around([...stage.children].map((part) => part.getBoundingClientRect()));
  for (const each of animations) each.currentTime = 0;
  const centre = stage.getBoundingClientRect();
  const [x, y] = [centre.left + centre.width / 2, centre.top + centre.height / 2];
  const most = { width: innerWidth - 2 * EDGE, height: innerHeight - 2 * EDGE };
  const scale = Math.min(1, most.width / (box.right - box.left), most.height / (box.bottom - box.top));
  const across = moved(x + scale * (box.left - x), x + scale * (box.right - x), innerWidth);
  const down = moved(y + scale * (box.top - y), y + scale * (box.bottom - y), innerHeight);
  if (scale === 1 && !across && !down) return;
  const from = (name: string, by: number) => (parseFloat(stage.style.getPropertyValue(name)) - by) / scale;
  const way = { x: from("--from-x", across), y: from("--from-y", down) };
  stage.style.setProperty("--from-x", `${way.x}px`);
  stage.style.setProperty("--from-y", `${way.y}px`);
  Object.assign(stage.style, { translate: `${across}px ${down}px`, scale });
}

/** How far what lies from here to there has to move to lie within a length. */
function moved(from: number, to: number, length: number): number {
  if (from < EDGE) return EDGE - from;
  return Math.min(0, length - EDGE - to);
}
