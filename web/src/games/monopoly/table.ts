// What is loaded when somebody sits down.

export { momentOf } from "./moments";
export { default } from "./MonopolyTable.svelte";
