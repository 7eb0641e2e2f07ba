import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nextSound, sound } from "./sound.svelte";
import { hear } from "./sounds";

const started: number[] = [];
const parameter = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
const node = () => ({
  frequency: parameter,
  gain: parameter,
  connect: (to: unknown) => to,
  start: (at: number) => started.push(at),
  stop() {},
});

class Audio {
  currentTime = 10;
  sampleRate = 100;
  destination = null;
  resume = () => Promise.resolve();
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
  createOscillator = node;
  createBufferSource = node;
  createBiquadFilter = node;
  createGain = node;
}

let hidden = false;
const heard = async (name: Parameters<typeof hear>[0]) => {
  started.length = 0;
  hear(name);
  await Promise.resolve();
  return started.length;
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("AudioContext", Audio);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(() => {
  if (sound() === "on") nextSound();
  hidden = false;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("nothing is heard until it is wanted, and nothing once it is not wanted any more", async () => {
  expect(await heard("bomb")).toBe(0);
  nextSound();
  expect(await heard("bomb")).toBe(3);
  expect(started.every((at) => at >= 10)).toBe(true);
  nextSound();
  expect(await heard("bomb")).toBe(0);
});

test("out of sight only a turn of one's own is heard", async () => {
  nextSound();
  hidden = true;
  expect(await heard("bomb")).toBe(0);
  expect(await heard("turn")).toBe(2);
});
