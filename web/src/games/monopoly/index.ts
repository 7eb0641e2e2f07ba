// Monopoly.

import type { Game } from "../../core/game";
import type { MonopolyTable } from "../../core/wire";
import { FACES as faces } from "./faces";
import { momentOf } from "./moments";
import Table from "./MonopolyTable.svelte";

export const monopoly: Game<MonopolyTable> = { Table, momentOf, faces };
