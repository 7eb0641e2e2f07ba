// What the rulebook of Monopoly draws.

export { default as Table } from "./Deeds.svelte";
