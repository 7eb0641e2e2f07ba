// The menu of a table, by which friends are invited where they can come.

import { say } from "../text/text.svelte";
import { can } from "../transport/transport";

/** What its button says. */
export const tableMenu = (): string => say(can("friends") ? "page-share" : "page-share-here");
