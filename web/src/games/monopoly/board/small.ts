// Where there is little room, as on a phone, the board is a window on itself, and the rest of the table lies behind tabs.

import { MediaQuery } from "svelte/reactivity";

export const small = new MediaQuery("(max-width: 50rem) or (max-height: 33rem)");
