// What of a table is read out to listeners: what touches them, unless they chose everything on this device.

import { savedReadOut, saveReadOut } from "../device/device";

const state = $state({ all: savedReadOut() });

export const readOut = (): "own" | "all" => (state.all ? "all" : "own");

export function nextReadOut(): void {
  state.all = !state.all;
  saveReadOut(state.all);
}
