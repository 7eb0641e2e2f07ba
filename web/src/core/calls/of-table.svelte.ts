// The webhooks of the table that is shown.

import type { TableChannel } from "../messages/wire";

/** As the server has told last. */
export const ofTable = $state<{ channels: TableChannel[] }>({ channels: [] });
