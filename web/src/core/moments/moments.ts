// What a game brings of its great events: what is seen, where, and what is heard.

import type { Component } from "svelte";
import type { AnyTable, Arguments, LogEntry } from "../wire";
import type { NameOf } from "../words";
import type { Sound } from "./sounds";

/** What a picture is given; it is laid over its place, and fills it or goes beyond it as it likes. */
export interface PictureProps {
  args: Arguments;
  nameOf: NameOf;
  /** What stood there until now, where it falls. */
  cast: Element | null;
}

/** Many a picture is the same whoever is concerned. */
type Picture = Component<PictureProps> | Component<Record<string, never>>;

export interface Moment {
  picture: Picture;
  /** Where it is seen: the first of these marked places (`data-place`) that is in sight; in the middle if there is none. */
  at: string[];
  /** Where something comes from that goes there. */
  from?: string[];
  sound: Sound;
  /** In milliseconds. */
  lasts: number;
  /** How far from its middle it has to be seen, in pixels, where its place is at the edge of the page. */
  reach?: number;
  /** What falls, and so has to be seen as it was. */
  falls?: string;
  /** Whether it is a small thing, of which nobody is told in words when it is somebody else's. */
  small?: boolean;
}

/** What goes from one marked place to another. */
export interface Flight {
  from: string;
  to: string;
  what: string;
}

/** What flies because of an entry of the log, and how it is drawn. */
export interface Air {
  flightOf: (entry: LogEntry) => Flight | null;
  Thing: Component<{ what: string }>;
}

export const LONGEST = 1500;

/** The moments of a game, by the name of the event; many an event has some in certain cases only. */
export type Moments<Table = AnyTable> = Record<string, (args: Arguments, table: Table) => Moment[]>;

export interface Due extends Moment {
  entry: LogEntry;
}

/** The moments of what has happened, in its order. */
export const dueOf = (moments: Moments, entries: LogEntry[], table: AnyTable): Due[] =>
  entries.flatMap((entry) => (moments[entry.name]?.(entry.args, table) ?? []).map((moment) => ({ ...moment, entry })));
