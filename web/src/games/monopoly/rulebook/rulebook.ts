// What the rulebook of Monopoly draws.

export { default as Table } from "./Deeds.svelte";

export const scene = () => import("./Scene.svelte");
