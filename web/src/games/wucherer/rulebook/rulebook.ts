// What the rulebook of a landlord card game draws.

export { default as Card } from "../cards/CardFacts.svelte";
export { default as Picture } from "../cards/CardPicture.svelte";
export { default as Table } from "./Table.svelte";

export { cardName as nameOf } from "../names";

export const scene = () => import("./Scene.svelte");
