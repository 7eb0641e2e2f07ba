// The games that the page can draw.

import { bring, type Game } from "../core/game/game";
import type { AnyTable } from "../core/messages/wire";
import { monopoly } from "./monopoly";
import { wucherer } from "./wucherer";

type Games = { [Name in Exclude<AnyTable["game"], "plain">]: Game<Extract<AnyTable, { game: Name }>> };

const GAMES: Games = { wucherer, monopoly };

bring(GAMES as Record<string, unknown> as Record<string, Game>); // safe: each game only gets tables with its name
