// What this device remembers in `localStorage`: names, keys of seats, what has been seen, language and colour scheme.

import type {
  AnyTable,
  CardValues,
  Clock,
  Invited,
  LessonProgress,
  NewSeat,
  OptionValues,
  PaceName,
  WindowLimit,
} from "./wire";

export interface StartSettings {
  edition: string;
  seats: NewSeat[];
  options: OptionValues;
  cards: CardValues;
  games: number | null;
  target: number | null;
  pace?: PaceName;
  hints?: boolean;
  sit_in?: boolean;
  window_limit?: WindowLimit;
  clock?: Clock;
}

type Seat = AnyTable["seats"][number];

/** A table at which this device has a seat, in its last known state. */
export interface OwnTable {
  id: string;
  edition: string;
  seats: (Pick<Seat, "name" | "called"> & { bot?: Seat["bot"]; own?: boolean })[];
  over: boolean;
  /** Whether it was waiting for a seat of this device. */
  asked?: boolean;
  /** When it was last seen, in ISO format; entries of earlier versions have only the date. */
  day: string;
}

const MOST_TABLES = 200; // the most keys that one request may contain
const MOST_LEFT = 1000;

export interface HeldKey {
  seat: string;
  secret: string;
}

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`altbau.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise; // storage disabled, or a value that this page did not write
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`altbau.${key}`, JSON.stringify(value));
  } catch {
    // storage full or disabled: the page works without it
  }
}

/** Whether replays hide how the game ends. */
export const hidesEnd = (): boolean => read("hides-end", false);
export const hideEnd = (hidden: boolean): void => write("hides-end", hidden);

export const savedName = (): string => read("name", "");
export const saveName = (name: string): void => write("name", name);

export const savedLanguage = (): string | null => read<string | null>("language", null);
export const saveLanguage = (language: string): void => write("language", language);

export const savedLight = (): string | null => read<string | null>("light", null);
export const saveLight = (light: string): void => write("light", light);

export const savedSound = (): boolean => read("sound", false);
export const saveSound = (on: boolean): void => write("sound", on);

/** Whether browser notifications are wanted. */
export const savedNotices = (): boolean => read("notices", false);
export const saveNotices = (on: boolean): void => write("notices", on);

/** Whether the coach is on. Unless chosen, it is on during the first games. */
export const coached = (): boolean => read("coach", firstGames());
export const saveCoached = (on: boolean): void => write("coach", on);

export const shortcutsOn = (): boolean => read("shortcuts", true);
export const saveShortcuts = (on: boolean): void => write("shortcuts", on);

export const seatKeys = (table: string): HeldKey[] => read(`keys.${table}`, []);

/** The secret that identifies this device at all tables; "" until a seat was taken here. It is sent only to the
 * endpoints under `/me` (`me.ts`). */
export const ownSecret = (): string => read("me", "");

/** Use another secret from now on, or none (""). No seats are tied to the new one yet. */
export function saveOwnSecret(secret: string): void {
  write("me", secret);
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith("altbau.tied.")) localStorage.removeItem(key);
  } catch {
    // storage disabled: nothing is stored
  }
}

/** The device's secret, created if there is none yet. */
export function someSecret(): string {
  if (!ownSecret()) saveOwnSecret(randomName());
  return ownSecret();
}

/** Remember the own table of a deal for another table of the same deal: its key opens the other one when both are
 * over. */
export const saveBeside = (table: string, own: string): void => write(`beside.${table}`, own);

/** The key with which to view a finished game: one of its seats, or of the own table in the same deal. */
export const lookingKey = (table: string): string | null =>
  (seatKeys(table)[0] ?? seatKeys(read(`beside.${table}`, ""))[0])?.secret ?? null;

/** The path to go back to from a finished game: its table, or its deal if this device has no seat there. */
export const homeOf = (table: string, deal: string | null | undefined): string =>
  deal && !seatKeys(table).length ? `/deals/${encodeURIComponent(deal)}` : `/t/${encodeURIComponent(table)}`;

/** The keys of a table that the server has already tied to this device. */
export const tiedKeys = (table: string): string[] => read(`tied.${table}`, []);
export const saveTiedKeys = (table: string, secrets: string[]): void => write(`tied.${table}`, secrets);

const FIRST_GAMES = 3;

/** Whether this device has had seats at fewer than three tables. */
export const firstGames = (): boolean => read("games", 0) < FIRST_GAMES;

export function keepKeys(table: string, keys: HeldKey[]): void {
  if (!seatKeys(table).length) write("games", read("games", 0) + 1);
  const kept = seatKeys(table).filter((old) => !keys.some((key) => key.secret === old.secret));
  write(`keys.${table}`, [...kept, ...keys]);
}

/** The keys of all own tables, most recently seen first. */
export const listedKeys = (): { table: string; secret: string }[] =>
  ownTables()
    .flatMap(({ id }) => seatKeys(id).map(({ secret }) => ({ table: id, secret })))
    .slice(0, MOST_TABLES);

/** Forget a key that the server no longer accepts. */
export const dropKey = (table: string, secret: string): void =>
  write(
    `keys.${table}`,
    seatKeys(table).filter((key) => key.secret !== secret),
  );

/** The invitations to a table that this device can pass on. */
export const invitations = (table: string): Invited[] => read(`invitations.${table}`, []);

/** The invitation to a seat, or else the one to any free seat. */
export const invitationTo = (table: string, seat: string): string | undefined => {
  const own = invitations(table);
  return (own.find((each) => each.seat === seat) ?? own.find((each) => !each.seat))?.invitation;
};

export function keepInvitations(table: string, fresh: Invited[]): void {
  const others = invitations(table).filter((old) => !fresh.some((each) => each.seat === old.seat));
  write(`invitations.${table}`, [...others, ...fresh]);
}

export const settingsOf = (table: string): StartSettings | null => read(`settings.${table}`, null);
export const saveSettings = (table: string, settings: StartSettings): void => write(`settings.${table}`, settings);

const MOST_LESSONS = 3;

/** The progress in the lesson of an edition. */
export interface HeldLesson {
  edition: string;
  progress: LessonProgress;
  over: boolean;
}

/** The lessons begun on this device, the latest first. */
const lessons = (): HeldLesson[] => read("lessons", []);
export const heldLesson = (edition: string): HeldLesson | undefined =>
  lessons().find((lesson) => lesson.edition === edition);
export const keepLesson = (lesson: HeldLesson): void =>
  write("lessons", [lesson, ...lessons().filter(({ edition }) => edition !== lesson.edition)].slice(0, MOST_LESSONS));

/** Whether nobody on this device has played or finished a lesson. With `waits`, one or two tables still count as new,
 * because the player already has a seat at the one that waits. */
export const newHere = (waits = false): boolean =>
  (waits ? firstGames() : read("games", 0) === 0) && !lessons().some(({ over }) => over);

/** The puzzles solved on this device. */
export const solvedPuzzles = (): string[] => read("puzzles", []);
export const keepSolved = (puzzle: string): void => write("puzzles", [...new Set([...solvedPuzzles(), puzzle])]);

/** The address to return to after the lesson. */
export const lessonFrom = (): string => read("lesson-from", "/");
export const saveLessonFrom = (address: string): void => write("lesson-from", address);

/** The number of log entries that a seat has seen. */
export const seenEntries = (table: string, seat: string): number => read(`seen.${table}.${seat}`, 0);
export const saveSeen = (table: string, seat: string, count: number): void => write(`seen.${table}.${seat}`, count);

/** The explanations that have been shown on this device. */
export const notesTold = (): string[] => read("notes", []);
export const keepNote = (name: string): void => write("notes", [...new Set([...notesTold(), name])]);

/** Who is muted at a table: seats, and numbers of spectators. */
export const mutedAt = (table: string): string[] => read(`muted.${table}`, []);
export const saveMuted = (table: string, muted: string[]): void => write(`muted.${table}`, muted);

/** The number of the last line read in a room of the talk. */
export const talkSeen = (table: string, room: string): number => read(`talk.${table}.${room}`, 0);
export const saveTalkSeen = (table: string, room: string, line: number): void => write(`talk.${table}.${room}`, line);

/** A random id by which the server recognises lines of the same spectator. */
export function voiceAt(table: string): string {
  const known = read(`voice.${table}`, "");
  if (known) return known;
  const voice = randomName();
  write(`voice.${table}`, voice);
  return voice;
}

/** The secret of the link for spectators, if it was renewed on this device. */
export const watchLink = (table: string): string => read(`watch.${table}`, "");
export const saveWatchLink = (table: string, secret: string): void => write(`watch.${table}`, secret);

/** A random id of 96 bits. `crypto.randomUUID` exists on secure pages only, not on a local network without HTTPS. */
export const randomName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The tables at which this device has a seat, the one seen last first. */
export const ownTables = (): OwnTable[] => read("tables", []);

export function keepTable(table: OwnTable): void {
  const known = ownTables();
  if (JSON.stringify(known[0]) === JSON.stringify(table)) return;
  write("tables", [table, ...known.filter(({ id }) => id !== table.id)].slice(0, MOST_TABLES));
  if (left().includes(table.id))
    write(
      "left",
      left().filter((id) => id !== table.id),
    );
}

const left = (): string[] => read("left", []);

/** The number of tables dealt here against bots only and left before the first move. */
export const dealtAndLeft = (): number => left().length;

/** Count a table as dealt; it is listed only once a move was made. */
export function keepDealt(table: string): void {
  if (left().includes(table) || ownTables().some(({ id }) => id === table)) return;
  write("left", [table, ...left()].slice(0, MOST_LEFT));
}

// prefixes of what is stored per table
const OF_TABLES = ["keys", "invitations", "settings", "tied", "seen", "muted", "talk", "voice", "watch", "beside"];

/** Forget all tables and the name. */
export function forgetSeats(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (OF_TABLES.some((name) => key.startsWith(`altbau.${name}.`))) localStorage.removeItem(key);
  } catch {
    // storage disabled: nothing is stored
  }
  write("tables", []);
  write("left", []);
  saveName("");
}

/** Remove a table that no longer exists from the list. */
export const dropTable = (id: string): void =>
  write(
    "tables",
    ownTables().filter((table) => table.id !== id),
  );
