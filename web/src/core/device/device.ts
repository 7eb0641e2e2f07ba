// What this device remembers: names, keys of seats, what has been seen, language and colour scheme. Pages follow their
// keys and tables, whichever tab changes them; what is sent or written is read as it is now.

import { CLOCKS, LIMITS } from "../messages/limits";
import { PACES } from "../messages/paces";
import type {
  AnyTable,
  CardValues,
  Clock,
  HouseRules,
  Invited,
  LessonProgress,
  NewSeat,
  OptionValues,
  PaceName,
  WindowLimit,
} from "../messages/wire";
import { follow, namesWith, removeText } from "./storage.svelte";
import {
  having,
  isCount,
  isDay,
  isFlag,
  isNumber,
  isText,
  listOf,
  nullable,
  oneOf,
  optional,
  PREFIX,
  recordOf,
  StoredList,
  StoredValue,
} from "./stored";

export interface StartSettings {
  edition: string;
  seats: NewSeat[];
  options: OptionValues;
  cards: CardValues;
  house?: HouseRules;
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
  /** House rules, or of them the own name of the edition. */
  house?: HouseRules;
  seats: (Pick<Seat, "name"> & Partial<Pick<Seat, "called" | "bot">> & { own?: boolean })[];
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

/** The progress in the lesson of an edition. */
export interface HeldLesson {
  edition: string;
  progress: LessonProgress;
  over: boolean;
}

const isClock = oneOf<Clock>(["none", ...CLOCKS.flatMap(({ clocks }) => clocks)]);
const isSeat = having<NewSeat>({
  bot: optional(nullable(isText)),
  hints: optional(nullable(isFlag)),
  kind: oneOf(["human", "link", "bot"]),
  name: optional(nullable(isText)),
  was: optional(nullable(isText)),
});
const isOption = (value: unknown): value is OptionValues[string] =>
  value === null || isFlag(value) || isText(value) || isNumber(value);
const isHouseValue = (value: unknown): value is HouseRules[string] =>
  isFlag(value) ||
  isNumber(value) ||
  recordOf((each): each is string | number => isText(each) || isNumber(each))(value);
const isHouse = recordOf(isHouseValue);
const isSettings = having<StartSettings>({
  edition: isText,
  seats: listOf(isSeat),
  options: recordOf(isOption),
  cards: recordOf(recordOf(isNumber)),
  house: optional(isHouse),
  games: nullable(isCount),
  target: nullable(isCount),
  pace: optional(oneOf(PACES)),
  hints: optional(isFlag),
  sit_in: optional(isFlag),
  window_limit: optional(oneOf(LIMITS)),
  clock: optional(isClock),
});
const isOwnTable = having<OwnTable>({
  id: isText,
  edition: isText,
  house: optional(isHouse),
  seats: listOf(
    having<OwnTable["seats"][number]>({
      name: isText,
      called: optional(nullable(recordOf(isText))),
      bot: optional(nullable(isText)),
      own: optional(isFlag),
    }),
  ),
  over: isFlag,
  asked: optional(isFlag),
  day: isDay,
});
const isKey = having<HeldKey>({ seat: isText, secret: isText });
const isInvitation = having<Invited>({ seat: isText, invitation: isText });
const isLesson = having<HeldLesson>({
  edition: isText,
  progress: having<LessonProgress>({ chapter: isText, choices: listOf(isCount), script: isText, step: isCount }),
  over: isFlag,
});

const flag = (key: string, otherwise = false) => new StoredValue(key, isFlag, otherwise);
const count = (key: string) => new StoredValue(key, isCount, 0);
const text = (key: string) => new StoredValue(key, isText, "");
const texts = (key: string) => new StoredList(key, isText);

const endHidden = flag("hides-end");
/** Whether replays hide how the game ends. */
export const hidesEnd = (): boolean => endHidden.read();
export const hideEnd = (hidden: boolean): void => endHidden.write(hidden);

const name = text("name");
export const savedName = (): string => name.read();
export const saveName = (chosen: string): void => name.write(chosen);

const language = text("language");
export const savedLanguage = (): string => language.read();
export const saveLanguage = (chosen: string): void => language.write(chosen);

const light = text("light");
export const savedLight = (): string => light.read();
export const saveLight = (chosen: string): void => light.write(chosen);

const sound = flag("sound");
export const savedSound = (): boolean => sound.read();
export const saveSound = (on: boolean): void => sound.write(on);

const readOut = flag("reads-all");
/** Whether listeners are told all that happens at a table, not only what touches them. */
export const savedReadOut = (): boolean => readOut.read();
export const saveReadOut = (all: boolean): void => readOut.write(all);

const notices = flag("notices");
/** Whether browser notifications are wanted. */
export const savedNotices = (): boolean => notices.read();
export const saveNotices = (on: boolean): void => notices.write(on);

const called = flag("called");
/** Whether this browser is called at tables by days, without being asked again. */
export const calledHere = (): boolean => called.read();
export const saveCalled = (on: boolean): void => called.write(on);

const askedHow = texts("asked-how");
const MOST_ASKED = 50;
/** Whether the player has been asked how to be called at a table. */
export const wasAskedHow = (table: string): boolean => askedHow.read().includes(table);
export const keepAskedHow = (table: string): void =>
  askedHow.write([table, ...askedHow.read().filter((each) => each !== table)].slice(0, MOST_ASKED));

const askedAhead = texts("asked-ahead");
/** Whether the player has been asked what to say in advance at a table. */
export const wasAskedAhead = (table: string): boolean => askedAhead.read().includes(table);
export const keepAskedAhead = (table: string): void =>
  askedAhead.write([table, ...askedAhead.read().filter((each) => each !== table)].slice(0, MOST_ASKED));

const coach = (otherwise = false) => flag("coach", otherwise);
/** Whether the coach is on. Unless chosen, it is on during the first games. */
export const coached = (): boolean => coach(firstGames()).read();
export const saveCoached = (on: boolean): void => coach().write(on);

const shortcuts = flag("shortcuts", true);
export const shortcutsOn = (): boolean => shortcuts.read();
export const saveShortcuts = (on: boolean): void => shortcuts.write(on);

const keys = (table: string) => new StoredList(`keys.${table}`, isKey);
export const seatKeys = (table: string): HeldKey[] => keys(table).follow();
const knownKeys = (table: string): HeldKey[] => keys(table).read();

/** The tables of which this device has keys. */
export function keyedTables(): string[] {
  follow();
  const prefix = `${PREFIX}keys.`;
  return namesWith(prefix)
    .map((each) => each.slice(prefix.length))
    .filter((table) => knownKeys(table).length);
}

/** Whether the keys of this table will be there after this tab is closed. */
export const keysKept = (table: string): boolean => keys(table).kept;

const me = text("me");
/** The secret that identifies this device at all tables; "" until a seat was taken here. It is sent only to the
 * endpoints under `/me` (`transport/account.ts`). */
export const ownSecret = (): string => me.read();
/** Whom this device belongs to, as its secret; followed by the page that shows it. */
export const owner = (): string => me.follow();

/** Use another secret from now on, or none (""). No seats are tied to the new one yet. */
export function saveOwnSecret(secret: string): void {
  me.write(secret);
  forgetOf("tied");
}

/** The device's secret, created if there is none yet. */
export function someSecret(): string {
  if (!ownSecret()) saveOwnSecret(randomName());
  return ownSecret();
}

const beside = (table: string) => text(`beside.${table}`);
/** Remember the own table of a deal for another table of the same deal: its key opens the other one when both are
 * over. */
export const saveBeside = (table: string, own: string): void => beside(table).write(own);

/** The key with which to view a finished game: one of its seats, or of the own table in the same deal. */
export const lookingKey = (table: string): string | null =>
  (knownKeys(table)[0] ?? knownKeys(beside(table).read())[0])?.secret ?? null;

/** The path to go back to from a finished game: its table, or its deal if this device has no seat there. */
export const homeOf = (table: string, deal: string | null | undefined): string =>
  deal && !seatKeys(table).length ? `/deals/${encodeURIComponent(deal)}` : `/t/${encodeURIComponent(table)}`;

const tied = (table: string) => texts(`tied.${table}`);
/** The keys of a table that the server has already tied to this device. */
export const tiedKeys = (table: string): string[] => tied(table).read();
export const saveTiedKeys = (table: string, secrets: string[]): void => tied(table).write(secrets);

const FIRST_GAMES = 3;
const games = count("games");

/** Whether this device has had seats at fewer than three tables. */
export const firstGames = (): boolean => games.read() < FIRST_GAMES;

export function keepKeys(table: string, fresh: HeldKey[]): void {
  const known = knownKeys(table);
  if (!known.length) games.write(games.read() + 1);
  keys(table).write([...known.filter((old) => !fresh.some((key) => key.secret === old.secret)), ...fresh]);
}

/** This device's key for the table; null if there is none. A key from the link is stored and preferred; otherwise the
 * first stored key is used. */
export function keyFor(table: string, fromLink: string): HeldKey | null {
  if (/^[\w-]{16,64}$/.test(fromLink)) keepKeys(table, [{ seat: "", secret: fromLink }]);
  const held = seatKeys(table);
  return held.find((key) => key.secret === fromLink) ?? held[0] ?? null;
}

/** The keys of all own tables, most recently seen first. */
export const listedKeys = (): { table: string; secret: string }[] =>
  knownTables()
    .flatMap(({ id }) => knownKeys(id).map(({ secret }) => ({ table: id, secret })))
    .slice(0, MOST_TABLES);

/** Forget a key that the server no longer accepts. */
export const dropKey = (table: string, secret: string): void =>
  keys(table).write(knownKeys(table).filter((key) => key.secret !== secret));

const invited = (table: string) => new StoredList(`invitations.${table}`, isInvitation);
/** The invitations to a table that this device can pass on. */
export const invitations = (table: string): Invited[] => invited(table).read();

/** The invitation to a seat, or else the one to any free seat. */
export const invitationTo = (table: string, seat: string): string | undefined => {
  const own = invitations(table);
  return (own.find((each) => each.seat === seat) ?? own.find((each) => !each.seat))?.invitation;
};

export function keepInvitations(table: string, fresh: Invited[]): void {
  const others = invitations(table).filter((old) => !fresh.some((each) => each.seat === old.seat));
  invited(table).write([...others, ...fresh]);
}

const settings = (table: string) => new StoredValue(`settings.${table}`, nullable(isSettings), null);
export const settingsOf = (table: string): StartSettings | null => settings(table).read();
export const saveSettings = (table: string, chosen: StartSettings): void => settings(table).write(chosen);

const MOST_LESSONS = 12;

/** The lessons begun on this device, the latest first. */
const lessons = new StoredList("lessons", isLesson);
export const heldLesson = (edition: string): HeldLesson | undefined =>
  lessons.read().find((lesson) => lesson.edition === edition);
export const keepLesson = (lesson: HeldLesson): void =>
  lessons.write([lesson, ...lessons.read().filter(({ edition }) => edition !== lesson.edition)].slice(0, MOST_LESSONS));

/** Whether nobody on this device has played or finished a lesson. With `waits`, one or two tables still count as new,
 * because the player already has a seat at the one that waits. */
export const newHere = (waits = false): boolean =>
  (waits ? firstGames() : games.read() === 0) && !lessons.read().some(({ over }) => over);

const tried = texts("puzzles-tried");
/** The puzzles tried on this device. */
export const triedPuzzles = (): string[] => tried.read();
export const keepTried = (puzzle: string): void => tried.write([...new Set([...triedPuzzles(), puzzle])]);

const puzzles = texts("puzzles");
/** The puzzles solved on this device. */
export const solvedPuzzles = (): string[] => puzzles.read();
export const keepSolved = (puzzle: string): void => puzzles.write([...new Set([...solvedPuzzles(), puzzle])]);

const isPath = (value: unknown): value is string => isText(value) && /^\/(?!\/)/.test(value);
const from = new StoredValue("lesson-from", isPath, "/");
/** The address to return to after the lesson. */
export const lessonFrom = (): string => from.read();
export const saveLessonFrom = (address: string): void => from.write(address);

const seen = (table: string, seat: string) => count(`seen.${table}.${seat}`);
/** The number of log entries that a seat has seen. */
export const seenEntries = (table: string, seat: string): number => seen(table, seat).read();
export const saveSeen = (table: string, seat: string, entries: number): void => seen(table, seat).write(entries);

const notes = texts("notes");
/** The explanations that have been shown on this device. */
export const notesTold = (): string[] => notes.read();
export const keepNote = (told: string): void => notes.write([...new Set([...notesTold(), told])]);

const mutes = (table: string) => texts(`muted.${table}`);
/** Who is muted at a table: seats, and numbers of spectators. */
export const mutedAt = (table: string): string[] => mutes(table).read();
export const saveMuted = (table: string, muted: string[]): void => mutes(table).write(muted);

const heard = (table: string, room: string) => count(`talk.${table}.${room}`);
/** The number of the last line read in a room of the chat. */
export const chatSeen = (table: string, room: string): number => heard(table, room).read();
export const saveChatSeen = (table: string, room: string, line: number): void => heard(table, room).write(line);

/** A random id by which the server recognises lines of the same spectator. */
export function voiceAt(table: string): string {
  const voice = text(`voice.${table}`);
  if (!voice.read()) voice.write(randomName());
  return voice.read();
}

const watched = (table: string) => text(`watch.${table}`);
/** The secret of the link for spectators, if it was renewed on this device. */
export const watchLink = (table: string): string => watched(table).read();
export const saveWatchLink = (table: string, secret: string): void => watched(table).write(secret);

/** A random id of 96 bits. `crypto.randomUUID` exists on secure pages only, not on a local network without HTTPS. */
export const randomName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const tables = new StoredList("tables", isOwnTable);
/** The tables at which this device has a seat, each once, the one seen last first. */
export const ownTables = (): OwnTable[] => eachOnce(tables.follow());
const knownTables = (): OwnTable[] => eachOnce(tables.read());

function eachOnce(found: OwnTable[]): OwnTable[] {
  const byId = new Map<string, OwnTable>();
  for (const table of found) if (!byId.has(table.id)) byId.set(table.id, table);
  return [...byId.values()];
}

export function keepTable(table: OwnTable): void {
  const known = knownTables();
  if (JSON.stringify(known[0]) === JSON.stringify(table)) return;
  tables.write([table, ...known.filter(({ id }) => id !== table.id)].slice(0, MOST_TABLES));
  if (left.read().includes(table.id)) left.write(left.read().filter((id) => id !== table.id));
}

const left = texts("left");

/** The number of tables dealt here against bots only and left before the first move, without those `listed` anyway. */
export const dealtAndLeft = (listed: readonly string[] = []): number =>
  left.read().filter((table) => !listed.includes(table)).length;

/** Count a table as dealt; it is listed only once a move was made. */
export function keepDealt(table: string): void {
  if (left.read().includes(table) || knownTables().some(({ id }) => id === table)) return;
  left.write([table, ...left.read()].slice(0, MOST_LEFT));
}

// prefixes of what is stored per table
const OF_TABLES = ["keys", "invitations", "settings", "tied", "seen", "muted", "talk", "voice", "watch", "beside"];

/** Forget what is stored per table under this prefix. */
function forgetOf(prefix: string): void {
  for (const each of namesWith(`${PREFIX}${prefix}.`)) removeText(each);
}

/** Forget all tables and the name. */
export function forgetSeats(): void {
  OF_TABLES.forEach(forgetOf);
  tables.forget();
  left.forget();
  saveName("");
}

/** Remove a table that no longer exists from the list. */
export const dropTable = (id: string): void => tables.write(knownTables().filter((table) => table.id !== id));
