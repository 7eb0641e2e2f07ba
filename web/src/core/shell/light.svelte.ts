// The colour scheme: the device's, or the one chosen here; always light on paper.

import { savedLight, saveLight } from "../device/device";

const LIGHTS = ["auto", "light", "dark"] as const;
export type Light = (typeof LIGHTS)[number];

const state = $state<{ light: Light }>({ light: LIGHTS.find((light) => light === savedLight()) ?? "auto" });

const darkDevice = matchMedia("(prefers-color-scheme: dark)");
const paper = matchMedia("print");

function apply(): void {
  const dark = state.light === "auto" ? darkDevice.matches : state.light === "dark";
  document.documentElement.dataset.light = dark && !paper.matches ? "dark" : "light";
}

apply();
darkDevice.addEventListener("change", apply);
paper.addEventListener("change", apply);

export const light = (): Light => state.light;

export function nextLight(): void {
  state.light = LIGHTS[(LIGHTS.indexOf(state.light) + 1) % LIGHTS.length] ?? "auto";
  saveLight(state.light);
  apply();
}
