// What the screen leaves open until one knows the game: each answer stands at the table once on a device, at the first
// moment at which it is needed.

import { say, list } from "../../../core/text.svelte";
import type { WuchererTable } from "../../../core/wire";
import { cardInfo } from "../cards/catalog";

export interface Moment {
  table: WuchererTable;
  /** What the viewer is asked at this point of the move; nothing while others are. */
  asked: string;
  /** What has been chosen of the move so far. */
  path: string[];
  /** What can be chosen there. */
  options: string[];
  /** Whether the viewer's turn goes on by itself, as nothing can be played. */
  waits: boolean;
  /** Whether the piles have no names on this screen. */
  small: boolean;
}

interface Note {
  /** Its message. */
  name: string;
  when: (moment: Moment) => boolean;
  /** The place of what it is about (`data-place`), where that is not the question. */
  about?: (table: WuchererTable) => string;
}

const isTenant = ({ edition }: WuchererTable, card: string | undefined): boolean =>
  card !== undefined && cardInfo(edition, card)?.group === "tenant";

const purse = ({ viewer }: WuchererTable): string => `coins:${viewer}`;
const tenantIn = (table: WuchererTable): string | undefined => table.hand.find((card) => isTenant(table, card));

/** In the order in which they come up. */
export const NOTES: readonly Note[] = [
  { name: "note-aim", when: ({ asked }) => asked === "play", about: purse },
  { name: "note-wait", when: ({ waits }) => waits },
  { name: "note-kept", when: ({ asked }) => asked === "buy-or-stop", about: purse },
  { name: "note-dearer", when: ({ asked, table }) => asked === "buy-or-stop" && price(table) > 1 },
  { name: "note-build-for", when: ({ asked }) => asked === "build-for-whom" },
  {
    name: "note-home",
    when: ({ asked, path, options, table }) =>
      asked === "target" && isTenant(table, path[0]) && options.some((place) => !place.startsWith(table.viewer ?? "")),
  },
  { name: "note-end", when: ({ asked, table }) => asked === "play" && table.round > 1, about: () => "draw" },
  {
    name: "note-tenant",
    when: ({ asked, table }) => asked === "play" && tenantIn(table) !== undefined,
    about: (table) => `hand:${tenantIn(table)}`,
  },
  { name: "note-income", when: ({ asked }) => asked === "play", about: ({ viewer }) => `income:${viewer}` },
  { name: "note-piles", when: ({ asked, small }) => asked === "play" && small },
];

const price = ({ question }: WuchererTable): number => Number(question?.args.price?.value ?? 0);

/** The first of them whose moment it is and that has not been told here; none if there is none. */
export const noteAt = (moment: Moment, told: readonly string[]): string =>
  NOTES.find(({ name, when }) => !told.includes(name) && when(moment))?.name ?? "";

/** The place of what a note is about; nothing where that is the question. */
export const aboutWhat = (note: string, table: WuchererTable): string =>
  NOTES.find(({ name }) => name === note)?.about?.(table) ?? "";

/** What lies on the table beside the hand, in the order in which it is drawn. */
const PILES = ["draw", "discard", "roofs", "monsters", "jail"];
const ABSENT: Record<string, (edition: string) => boolean> = {
  roofs: (edition) => cardInfo(edition, "roof")?.group !== "supply",
  monsters: (edition) => !cardInfo(edition, "monster"),
};

/** A note in words. */
export function worded(name: string, { edition }: WuchererTable): string {
  const piles = PILES.filter((pile) => !ABSENT[pile]?.(edition));
  return say(name, { piles: list(piles.map((pile) => say(`page-pile-${pile}`))) });
}
