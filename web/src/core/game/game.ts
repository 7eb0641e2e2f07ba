// The interface between the page and a game; everything else looks the same for all games.

import type { Component, Snippet } from "svelte";
import type { Choosing } from "../live/choosing.svelte";
import type { Live } from "../live/live.svelte";
import type { LastLook } from "../log/last-look.svelte";
import type { AnyDifferences, AnyScene, AnyTable, CardValues, LogEntry } from "../messages/wire";

export interface TableProps<Table> {
  live: Live;
  choosing: Choosing;
  table: Table;
  look: LastLook;
  /** Additional content for the viewer's own part of the table, where there is room. */
  aside?: Snippet;
  /** Whether only what all see is drawn, without question, hand and log. */
  bare?: boolean;
}

/** A game's drawings for the rulebooks of its editions: tables by name, and cards. */
export interface RulebookDrawings {
  /** `drawn`: whether its pictures are drawn by now. */
  Table: Component<{ table: string; edition: string; drawn: boolean }>;
  Picture: Component<{ card: string }>;
  /** A card as on the table, with its effect and values. */
  Card: Component<{ card: string; edition: string }>;
  nameOf: (card: string) => string;
  /** A position of a worked example; loaded when an example is opened. */
  scene: () => Promise<{ default: Component<{ scene: AnyScene }> }>;
}

/** The SVG of a log entry; "" if the game has no picture for it. */
export type Pictured = (entry: LogEntry) => string;

export interface Game<Table = AnyTable> {
  /** The table with all its drawings; loaded when a table is opened. */
  table: () => Promise<{ default: Component<TableProps<Table>> }>;
  /** The table as a small picture in a list; loaded there. */
  miniature?: () => Promise<{ default: Component<{ table: Table }> }>;
  /** Drawings of the bots' characters, several of each, 64 × 64. */
  faces?: Record<string, string[]>;
  /** The editor of own card values for a new table; loaded on the page that sets one up. */
  ownValues?: () => Promise<{ default: Component<{ cards: CardValues }, object, "cards"> }>;
  /** What editions differ in besides their rules; loaded where they are compared. */
  differences?: () => Promise<{ default: Component<{ differences: AnyDifferences }> }>;
  /** Finds the pictures of events in an edition; loaded in replays. */
  pictured?: () => Promise<(edition: string) => Pictured>;
  /** The label of an option for which the game has its own words away from its table. */
  labelOf?: () => Promise<(table: AnyTable, token: string) => string | null>;
  /** What the rulebook draws. */
  rulebook?: () => Promise<RulebookDrawings>;
}

let known: Partial<Record<string, Game>> = {};

/** Register the games by the name of their messages; an unregistered game gets a plain table. */
export function bring(games: Partial<Record<string, Game>>): void {
  known = games;
}

export const gameOf = (name: string): Game | undefined => known[name];
