// What this device remembers: names, the keys of seats, what has been seen, language and light.

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

/** A table at which somebody has sat here, as it was seen last. */
export interface OwnTable {
  id: string;
  edition: string;
  seats: (Pick<Seat, "name" | "called"> & { bot?: Seat["bot"]; own?: boolean })[];
  over: boolean;
  /** Whether it was waiting for the one who sits here. */
  asked?: boolean;
  /** When it was seen last, as ISO; of earlier pages the day alone. */
  day: string;
}

const MOST_TABLES = 200; // whose keys can be shown in one request
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
    return otherwise; // storage switched off, or not written by this page
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`altbau.${key}`, JSON.stringify(value));
  } catch {
    // storage full or switched off: the page works without a memory
  }
}

/** Whether how a game ends is hidden where it is looked at again. */
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

/** Whether the browser is to tell that one is asked. */
export const savedNotices = (): boolean => read("notices", false);
export const saveNotices = (on: boolean): void => write("notices", on);

/** Whether whoever plays alone here hears after a turn what would have been better: until it is chosen, in the first
 * games. */
export const coached = (): boolean => read("coach", firstGames());
export const saveCoached = (on: boolean): void => write("coach", on);

export const shortcutsOn = (): boolean => read("shortcuts", true);
export const saveShortcuts = (on: boolean): void => write("shortcuts", on);

export const seatKeys = (table: string): HeldKey[] => read(`keys.${table}`, []);

/** The secret by which the server knows this device at all tables; none until somebody has sat down here. It is told to
 * the doors of `/me` alone (`me.ts`). */
export const ownSecret = (): string => read("me", "");

/** Be known by another secret from now on, or by none: of that one nothing is tied yet. */
export function saveOwnSecret(secret: string): void {
  write("me", secret);
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith("altbau.tied.")) localStorage.removeItem(key);
  } catch {
    // storage switched off: nothing was remembered
  }
}

/** The same, made now if nobody has sat down here yet. */
export function someSecret(): string {
  if (!ownSecret()) saveOwnSecret(randomName());
  return ownSecret();
}

/** The own table in the deal that another one plays, too: its key shows that one when both are over. */
export const saveBeside = (table: string, own: string): void => write(`beside.${table}`, own);

/** By what a finished game is looked at: the key of a seat, or of the own table in the same deal. */
export const lookingKey = (table: string): string | null =>
  (seatKeys(table)[0] ?? seatKeys(read(`beside.${table}`, ""))[0])?.secret ?? null;

/** Where one is led from such a game: to its table, or to the deal of somebody else's. */
export const homeOf = (table: string, deal: string | null | undefined): string =>
  deal && !seatKeys(table).length ? `/deals/${encodeURIComponent(deal)}` : `/t/${encodeURIComponent(table)}`;

/** The keys of a table of which the server has been told who has them. */
export const tiedKeys = (table: string): string[] => read(`tied.${table}`, []);
export const saveTiedKeys = (table: string, secrets: string[]): void => write(`tied.${table}`, secrets);

const FIRST_GAMES = 3;

/** Whether somebody has hardly sat down anywhere on this device. */
export const firstGames = (): boolean => read("games", 0) < FIRST_GAMES;

export function keepKeys(table: string, keys: HeldKey[]): void {
  if (!seatKeys(table).length) write("games", read("games", 0) + 1);
  const kept = seatKeys(table).filter((old) => !keys.some((key) => key.secret === old.secret));
  write(`keys.${table}`, [...kept, ...keys]);
}

/** The keys of the tables in one's list, those seen last first. */
export const listedKeys = (): { table: string; secret: string }[] =>
  ownTables()
    .flatMap(({ id }) => seatKeys(id).map(({ secret }) => ({ table: id, secret })))
    .slice(0, MOST_TABLES);

/** Forget a key that opens nothing any more. */
export const dropKey = (table: string, secret: string): void =>
  write(
    `keys.${table}`,
    seatKeys(table).filter((key) => key.secret !== secret),
  );

/** The invitations that this device has to give away. */
export const invitations = (table: string): Invited[] => read(`invitations.${table}`, []);

/** The invitation to a seat, or the one that leads to any that is free. */
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

/** How far somebody has come in the lesson of an edition. */
export interface HeldLesson {
  edition: string;
  progress: LessonProgress;
  over: boolean;
}

/** The lessons that were begun here, the latest first. */
const lessons = (): HeldLesson[] => read("lessons", []);
export const heldLesson = (edition: string): HeldLesson | undefined =>
  lessons().find((lesson) => lesson.edition === edition);
export const keepLesson = (lesson: HeldLesson): void =>
  write("lessons", [lesson, ...lessons().filter(({ edition }) => edition !== lesson.edition)].slice(0, MOST_LESSONS));

/** Whether nobody who sits here has ever played, or has learned it to the end; one who waits sits down for a first time. */
export const newHere = (waits = false): boolean =>
  (waits ? firstGames() : read("games", 0) === 0) && !lessons().some(({ over }) => over);

/** The puzzles that were solved here. */
export const solvedPuzzles = (): string[] => read("puzzles", []);
export const keepSolved = (puzzle: string): void => write("puzzles", [...new Set([...solvedPuzzles(), puzzle])]);

/** Where somebody was who went to learn. */
export const lessonFrom = (): string => read("lesson-from", "/");
export const saveLessonFrom = (address: string): void => write("lesson-from", address);

/** How many log entries of a seat have been seen. */
export const seenEntries = (table: string, seat: string): number => read(`seen.${table}.${seat}`, 0);
export const saveSeen = (table: string, seat: string, count: number): void => write(`seen.${table}.${seat}`, count);

/** What has been explained on this device, each once. */
export const notesTold = (): string[] => read("notes", []);
export const keepNote = (name: string): void => write("notes", [...new Set([...notesTold(), name])]);

/** Who is not heard here at a table: seats, and numbers of spectators. */
export const mutedAt = (table: string): string[] => read(`muted.${table}`, []);
export const saveMuted = (table: string, muted: string[]): void => write(`muted.${table}`, muted);

/** The number of the line of a room that was read last. */
export const talkSeen = (table: string, room: string): number => read(`talk.${table}.${room}`, 0);
export const saveTalkSeen = (table: string, room: string, line: number): void => write(`talk.${table}.${room}`, line);

/** By what the server knows that lines of a spectator are of the same one. */
export function voiceAt(table: string): string {
  const known = read(`voice.${table}`, "");
  if (known) return known;
  const voice = randomName();
  write(`voice.${table}`, voice);
  return voice;
}

/** The secret of the link by which others look on, where it was renewed here. */
export const watchLink = (table: string): string => read(`watch.${table}`, "");
export const saveWatchLink = (table: string, secret: string): void => write(`watch.${table}`, secret);

/** A name that nobody else draws. `crypto.randomUUID` exists on secure pages only, not for a friend in the same Wi-Fi. */
export const randomName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The tables at which somebody has sat here, the one seen last first. */
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

/** How many tables were dealt here, alone against bots, and left before a first move. */
export const dealtAndLeft = (): number => left().length;

/** Count a table as dealt that is in no list as long as nobody has moved at it. */
export function keepDealt(table: string): void {
  if (left().includes(table) || ownTables().some(({ id }) => id === table)) return;
  write("left", [table, ...left()].slice(0, MOST_LEFT));
}

// what this device keeps of single tables
const OF_TABLES = ["keys", "invitations", "settings", "tied", "seen", "muted", "talk", "voice", "watch", "beside"];

/** Forget all tables, and one's name. */
export function forgetSeats(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (OF_TABLES.some((name) => key.startsWith(`altbau.${name}.`))) localStorage.removeItem(key);
  } catch {
    // storage switched off: nothing was remembered
  }
  write("tables", []);
  write("left", []);
  saveName("");
}

/** Forget a table that is not there any more. */
export const dropTable = (id: string): void =>
  write(
    "tables",
    ownTables().filter((table) => table.id !== id),
  );
