import { expect, test } from "vitest";
import { SOUNDS } from "./sounds";

test("no sound is longer than a moment, none louder than it may be", () => {
  for (const [name, tones] of Object.entries(SOUNDS))
    for (const { at, long, loud, from, to } of tones) {
      expect(at + long, name).toBeLessThanOrEqual(1.5);
      expect(loud, name).toBeLessThan(1);
      expect(Math.min(from, to), name).toBeGreaterThan(0); // pitches glide by ratios
    }
});
