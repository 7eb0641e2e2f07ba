// Monopoly.

import type { Game } from "../../core/game";
import type { MonopolyTable } from "../../core/wire";
import Table from "./MonopolyTable.svelte";

export const monopoly: Game<MonopolyTable> = { Table };
