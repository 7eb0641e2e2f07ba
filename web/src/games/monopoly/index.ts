// Monopoly.

import type { Game } from "../../core/game";
import type { MonopolyTable } from "../../core/wire";
import { momentOf } from "./moments";
import Table from "./MonopolyTable.svelte";

export const monopoly: Game<MonopolyTable> = { Table, momentOf };
