// The games that the page knows how to draw; any other is drawn plainly.

import type { Game } from "../core/game";
import PlainTable from "../core/table/PlainTable.svelte";
import type { AnyTable } from "../core/wire";
import { monopoly } from "./monopoly";
import { wucherer } from "./wucherer";

type Games = { [Name in AnyTable["game"]]: Game<Extract<AnyTable, { game: Name }>> };

const GAMES: Games = { wucherer, monopoly };
const PLAIN: Game = { Table: PlainTable };

/** A game by the name that its messages bear, which is why it gets the tables that it can draw. */
export const gameOf = (name: string): Game => (GAMES as Record<string, unknown>)[name] as Game | undefined ?? PLAIN;
