// On small screens, such as phones, the board is a scrollable window, and the rest of the table is behind tabs.

import { MediaQuery } from "svelte/reactivity";

export const small = new MediaQuery("(max-width: 50rem) or (max-height: 33rem)");
