// The menu of a table has another name on a site: friends are invited by it where they can come.

import { say } from "../text/text.svelte";
import { can } from "../transport/transport";

/** What its button says. */
export const tableMenu = (): string => say(can("friends") ? "page-share" : "page-share-here");
