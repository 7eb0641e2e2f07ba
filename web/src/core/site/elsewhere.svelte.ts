import type { Elsewhere } from "../transport/in-worker";

/** The table of this page that is open in another tab, if it is; never on a server. */
export const elsewhere = $state<{ open: Elsewhere | null }>({ open: null });
