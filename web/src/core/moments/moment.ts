// A great event, as it is seen and heard where it happens.

import type { LogEntry } from "../wire";
import type { SoundName } from "./sounds";

export interface Moment {
  /** Marked places on the page, the first that is there counts. */
  at: string[];
  /** What is seen, 64 × 64; nothing where the table itself shows it. */
  picture: string;
  motion: "blast" | "stamp" | "shake" | "rise" | "flash";
  sound: SoundName;
  /** Whether it is said to everybody who hears the page. */
  great: boolean;
}

export type MomentOf = (entry: LogEntry) => Moment | null;
