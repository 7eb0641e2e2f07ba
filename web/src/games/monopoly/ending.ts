// What decided a game of Monopoly.

import { coinsIn, counted, courseOf, highest, most, seatIn, summed, told, type Ending } from "../../core/table/ending";
import { money, say } from "../../core/text.svelte";
import type { Arguments, LogEntry, MonopolyTable } from "../../core/wire";
import { drawingNamed } from "./art/drawings";
import { squareName } from "./board/names";
import { squaresOf } from "./board/squares";

const player = (args: Arguments): [string, number] => [seatIn(args), 1];
const landlord = (args: Arguments): [string, number] => [seatIn(args, "owner"), coinsIn(args)];

/** How many colours each player has whole. */
function colours(table: MonopolyTable): Map<string, number> {
  const owners = new Map(table.deeds.map(({ square, owner }) => [square, owner]));
  const whole = new Map<string, number>();
  const streets = squaresOf(table.edition).filter(({ kind }) => kind === "street");
  for (const group of new Set(streets.map((street) => street.group))) {
    const members = streets.filter((street) => street.group === group);
    const [first, ...others] = members.map(({ name }) => owners.get(name));
    if (first && others.every((owner) => owner === first)) whole.set(first, (whole.get(first) ?? 0) + 1);
  }
  return whole;
}

export function endingOf(table: MonopolyTable, log: LogEntry[]): Ending {
  const times = (
    drawing: string,
    title: string,
    sums: Map<string, number>,
    words = (number: number) => String(number),
  ) => {
    const { seats, number } = most(sums);
    return { drawing: drawingNamed(drawing), title: say(title), value: words(number), seats };
  };
  const often = (number: number) => say("page-end-times", { number });
  const dearest = highest(log, "rent-paid");
  const facts = [
    times("tax", "end-rents", counted(log, "rent-paid", landlord), money),
    {
      drawing: drawingNamed("station"),
      title: say("end-best-rent"),
      value: dearest[0] ? `${squareName(seatIn(dearest[0].args, "square"))}: ${money(coinsIn(dearest[0].args))}` : "",
      seats: [...new Set(dearest.slice(0, 1).map(({ args }) => seatIn(args, "owner")))],
    },
    times("colours", "end-colours", colours(table)),
    times("house", "end-built", counted(log, "built-upon", player)),
    times("jail", "end-arrests", counted(log, "arrested", player), often),
  ];
  const seats = table.seats.map(({ seat }) => seat);
  const series = courseOf(log, "rent-paid", seats, landlord).map(summed);
  return { facts: told(facts), curve: { title: say("end-curve-rents"), series } };
}
