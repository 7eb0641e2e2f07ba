import { mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Confetti from "./Confetti.svelte";

afterEach(() => vi.unstubAllGlobals());

test.each([true, false])("it rains only where things may move (reduced motion: %s)", async (matches) => {
  vi.stubGlobal("matchMedia", () => ({ matches }));
  const rain = mount(Confetti, { target: document.body });
  expect(document.querySelectorAll("i").length > 0).toBe(!matches);
  await unmount(rain);
});
