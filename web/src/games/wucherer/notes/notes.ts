// The explanations at the table of the landlord card games for new players.

import type { WuchererTable } from "../../../core/messages/wire";
import type { Moment, Note } from "../../../core/notes/notes";
import { say, list } from "../../../core/text/text.svelte";
import { cardInfo } from "../cards/catalog";

type OwnMoment = Moment<WuchererTable>;

const isTenant = ({ edition }: WuchererTable, card: string | undefined): boolean =>
  card !== undefined && cardInfo(edition, card)?.group === "tenant";

/** Cards that are kept until one is asked: the police, and cards that can only be an answer. */
const isKept = ({ edition }: WuchererTable, card: string): boolean => {
  const info = cardInfo(edition, card);
  return card === "police" || (info?.group === "action" && info.on === null);
};

/** A card of the hand that fits, preferably the refused one; undefined if there is none. */
const ofSort =
  (sort: (table: WuchererTable, card: string) => boolean) =>
  ({ table, refused }: OwnMoment): string | undefined =>
    [refused, ...table.hand].find((card) => table.hand.includes(card) && sort(table, card));

const tenant = ofSort(isTenant);
const kept = ofSort(isKept);
const card = ofSort(() => true);
const word = ({ blocked, refused }: OwnMoment): string | undefined => {
  const words = blocked.filter(({ type }) => type === "word").map(({ token }) => token);
  return words.find((token) => token === refused) ?? words[0];
};

const purse = ({ table }: OwnMoment): string => `coins:${table.viewer}`;
const atPlay = ({ asked }: OwnMoment): boolean => asked === "play";
const atBuying = ({ asked }: OwnMoment): boolean => asked === "buy-or-stop";
const price = ({ question }: WuchererTable): number => Number(question?.args.price?.value ?? 0);

/** Whether no card can be played, but a house can be built. */
const allGrey = ({ options, table: { hand } }: OwnMoment): boolean =>
  options.includes("build") && hand.length > 0 && !hand.some((each) => options.includes(each));

/** In the order in which they first apply. */
export const NOTES: readonly Note<WuchererTable>[] = [
  { name: "note-aim", when: atPlay, about: purse },
  { name: "note-keep", when: (at) => atPlay(at) && kept(at) !== undefined, about: (at) => `hand:${kept(at)}` },
  { name: "note-grey", when: (at) => atPlay(at) && allGrey(at), about: (at) => `hand:${card(at)}` },
  { name: "note-wait", when: ({ waits }) => waits },
  { name: "note-kept", when: atBuying, about: purse },
  { name: "note-dearer", when: (at) => atBuying(at) && price(at.table) > 1 },
  { name: "note-build-for", when: ({ asked }) => asked === "build-for-whom" },
  {
    name: "note-home",
    when: ({ asked, path, options, table }) =>
      asked === "target" && isTenant(table, path[0]) && options.some((place) => !place.startsWith(table.viewer ?? "")),
  },
  { name: "note-end", when: (at) => atPlay(at) && at.table.round > 1, about: () => "draw" },
  { name: "note-tenant", when: (at) => atPlay(at) && tenant(at) !== undefined, about: (at) => `hand:${tenant(at)}` },
  { name: "note-income", when: atPlay, about: ({ table }) => `income:${table.viewer}` },
  { name: "note-dashed", when: (at) => atPlay(at) && word(at) !== undefined, about: (at) => word(at) ?? "" },
  { name: "note-piles", when: (at) => atPlay(at) && at.small },
];

/** The piles beside the hand, in the order in which they are drawn. */
const PILES = ["draw", "discard", "roofs", "monsters", "jail"];
const ABSENT: Record<string, (edition: string) => boolean> = {
  roofs: (edition) => cardInfo(edition, "roof")?.group !== "supply",
  monsters: (edition) => !cardInfo(edition, "monster"),
};

/** The text of a note; it may list the piles of the edition. */
export function worded(name: string, { edition }: WuchererTable): string {
  const piles = PILES.filter((pile) => !ABSENT[pile]?.(edition));
  return say(name, { piles: list(piles.map((pile) => say(`page-pile-${pile}`))) });
}
