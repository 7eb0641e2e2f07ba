// What the rulebook of a landlord card game draws.

export { default as Picture } from "../cards/CardPicture.svelte";
export { default as Table } from "./Table.svelte";

export const scene = () => import("./Scene.svelte");
