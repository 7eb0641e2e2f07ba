// How the page reaches the tables. Nothing outside this folder knows requests, connections or their addresses.

import type { Transport } from "./interface";
import { overServer } from "./over-server";

export const transport: Transport = overServer;
