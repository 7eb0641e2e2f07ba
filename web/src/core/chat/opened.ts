// What is loaded when somebody opens the chat.

export { default as ChatPanel } from "./ChatPanel.svelte";
export { default as PortraitMenu } from "./PortraitMenu.svelte";
