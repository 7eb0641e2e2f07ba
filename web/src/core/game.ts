// What a game brings to the page; all else is drawn the same for every game.

import type { Component, Snippet } from "svelte";
import type { LastLook } from "./log/last-look.svelte";
import type { Choosing } from "./table/choosing.svelte";
import type { Pictured } from "./table/ending";
import type { Live } from "./table/live.svelte";
import type { AnyDifferences, AnyScene, AnyTable, CardValues } from "./wire";

export interface TableProps<Table> {
  live: Live;
  choosing: Choosing;
  table: Table;
  look: LastLook;
  /** What stands in the own part of the table besides, where there is room. */
  aside?: Snippet;
}

/** What a game draws in the rulebooks of its editions: tables by name, and its cards. */
export interface RulebookDrawings {
  Table: Component<{ table: string; edition: string }>;
  Picture: Component<{ card: string }>;
  /** A card as on the table, with what it does and its values. */
  Card: Component<{ card: string; edition: string }>;
  nameOf: (card: string) => string;
  /** A moment of a worked example: loaded when one is opened. */
  scene: () => Promise<{ default: Component<{ scene: AnyScene }> }>;
}

export interface Game<Table = AnyTable> {
  /** Its table, with all its drawings: loaded when one is opened. */
  table: () => Promise<{ default: Component<TableProps<Table>> }>;
  /** Drawings of its bots' characters, several of each, 64 × 64. */
  faces?: Record<string, string[]>;
  /** Values of one's own for a new table: loaded where one is set up. */
  ownValues?: () => Promise<{ default: Component<{ cards: CardValues }, object, "cards"> }>;
  /** In what its editions differ besides their rules: loaded where they are compared. */
  differences?: () => Promise<{ default: Component<{ differences: AnyDifferences }> }>;
  /** With what it pictures what happens in an edition: loaded where a game is looked at again. */
  pictured?: () => Promise<(edition: string) => Pictured>;
  /** What it draws where its rules are read. */
  rulebook?: () => Promise<RulebookDrawings>;
}

let known: Partial<Record<string, Game>> = {};

/** The page gets to know games, by the names that their messages bear; any other is drawn plainly. */
export function bring(games: Partial<Record<string, Game>>): void {
  known = games;
}

export const gameOf = (name: string): Game | undefined => known[name];
