// The explanations at the Monopoly board for new players.

import type { MonopolyTable } from "../../../core/messages/wire";
import type { Moment, Note } from "../../../core/notes/notes";

type OwnMoment = Moment<MonopolyTable>;

const toRoll = ({ asked }: OwnMoment): boolean => asked === "to-roll";

/** Words that are blocked in every turn until there is something to sell or redeem. */
const BACK = ["sell", "redeem"];
const back = ({ blocked, refused }: OwnMoment): string | undefined => {
  const words = blocked.map(({ token }) => token).filter((token) => BACK.includes(token));
  return words.find((token) => token === refused) ?? words[0];
};

/** In the order in which they first apply. */
export const NOTES: readonly Note<MonopolyTable>[] = [
  { name: "note-roll", when: toRoll, about: () => "roll" },
  { name: "note-worth", when: (at) => toRoll(at) && !at.small, about: ({ table }) => `worth:${table.viewer}` },
  { name: "note-dashed", when: (at) => toRoll(at) && back(at) !== undefined, about: (at) => back(at) ?? "" },
  { name: "note-jail", when: ({ asked }) => asked === "to-leave-jail" },
  { name: "note-auction", when: ({ asked }) => asked === "to-bid" },
];
