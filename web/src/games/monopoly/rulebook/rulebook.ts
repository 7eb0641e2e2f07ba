// Monopoly's drawings for the rulebook.

export { default as Card } from "./Card.svelte";
export { default as Picture } from "./Picture.svelte";
export { default as Table } from "./Deeds.svelte";

export { nameOf } from "./names";

export const scene = () => import("./Scene.svelte");
