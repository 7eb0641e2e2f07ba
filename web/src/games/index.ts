// The games that the page knows how to draw.

import { bring, type Game } from "../core/game";
import type { AnyTable } from "../core/wire";
import { monopoly } from "./monopoly";
import { wucherer } from "./wucherer";

type Games = { [Name in Exclude<AnyTable["game"], "plain">]: Game<Extract<AnyTable, { game: Name }>> };

const GAMES: Games = { wucherer, monopoly };

bring(GAMES as Record<string, unknown> as Record<string, Game>); // each gets the tables of its name only
