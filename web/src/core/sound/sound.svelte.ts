// Whether sound is on: off by default, stored on this device.

import { savedSound, saveSound } from "../device/device";

const state = $state({ on: savedSound() });

export const sound = (): "on" | "off" => (state.on ? "on" : "off");

export function nextSound(): void {
  state.on = !state.on;
  saveSound(state.on);
}
