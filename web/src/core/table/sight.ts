// Scrolling to what matters now.

import { tick } from "svelte";

const ENOUGH = 80; // pixels of something that are in sight

/** Scrolls to the first of these in an area, unless one is in sight above the bar, which lies over the page on a phone. */
export async function bringIntoSight(area: HTMLElement, bar: HTMLElement, selector: string): Promise<void> {
  await tick();
  const top = Math.max(0, area.getBoundingClientRect().top);
  const bottom = bar.getBoundingClientRect().top;
  const found = [...area.querySelectorAll(selector)];
  const inSight = found.some((one) => {
    const box = one.getBoundingClientRect();
    return Math.min(box.bottom, bottom) - Math.max(box.top, top) >= Math.min(box.height, ENOUGH);
  });
  if (!inSight) found[0]?.scrollIntoView({ block: "center" });
}
