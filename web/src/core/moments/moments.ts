// A game's animated events: pictures, places and sounds.

import type { Component } from "svelte";
import type { AnyTable, Arguments, LogEntry } from "../messages/wire";
import type { Sound } from "../sound/sounds";
import type { NameOf } from "../text/words";

/** The properties of a picture; it is placed over the event's place and may extend beyond it. */
export interface PictureProps {
  args: Arguments;
  nameOf: NameOf;
  /** A copy of what stood there before, if it falls. */
  cast: Element | null;
}

/** Some pictures take no properties. */
type Picture = Component<PictureProps> | Component<Record<string, never>>;

export interface Moment {
  picture: Picture;
  /** Where to show it: the first visible element of these (`data-place`); the middle of the page if there is none. */
  at: string[];
  /** Where something comes from that moves there. */
  from?: string[];
  sound: Sound;
  /** The duration in milliseconds. */
  lasts: number;
  /** Half the size, in pixels, that has to be visible if the place is at the edge of the page. */
  reach?: number;
  /** The place of the thing that falls; it is copied before it disappears. */
  falls?: string;
  /** Whether it is minor: it gives way to others and is not announced when it is someone else's. */
  small?: boolean;
}

/** Something that moves from one marked place to another. */
export interface Flight {
  from: string;
  to: string;
  what: string;
}

/** What flies because of a log entry, and how it is drawn. */
export interface Air {
  flightOf: (entry: LogEntry) => Flight | null;
  Thing: Component<{ what: string }>;
}

export const LONGEST = 1500;

/** A game's moments, by event name; some events have them only in certain cases. */
export type Moments<Table = AnyTable> = Record<string, (args: Arguments, table: Table) => Moment[]>;

export interface Due extends Moment {
  entry: LogEntry;
}

/** The moments of log entries, in order. */
export const dueOf = (moments: Moments, entries: LogEntry[], table: AnyTable): Due[] =>
  entries.flatMap((entry) => (moments[entry.name]?.(entry.args, table) ?? []).map((moment) => ({ ...moment, entry })));
