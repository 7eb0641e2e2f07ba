// The landlord card games' drawings for the rulebook.

export { default as Card } from "../cards/CardFacts.svelte";
export { default as Picture } from "../cards/CardPicture.svelte";
export { default as Table } from "./Table.svelte";

export { cardName as nameOf } from "../names";

export const scene = () => import("./Scene.svelte");
