// What decided a landlord game.

import { coinsIn, counted, courseOf, highest, most, seatIn, told, type Ending } from "../../core/table/ending";
import { money, say } from "../../core/text.svelte";
import type { Arguments, LogEntry, WuchererTable } from "../../core/wire";
import { drawingOf } from "./art/drawings";

const owner = (args: Arguments): [string, number] => [seatIn(args, "building").charAt(0), 1];
const player = (args: Arguments): [string, number] => [seatIn(args), 1];

export function endingOf(table: WuchererTable, log: LogEntry[]): Ending {
  const draw = (card: string) => drawingOf(table.edition, card, false);
  const times = (drawing: string, title: string, event: string, of = player) => {
    const { seats, number } = most(counted(log, event, of));
    return { drawing: draw(drawing), title: say(title), value: say("page-end-times", { number }), seats };
  };
  const best = Math.max(1, ...table.buildings.map(({ income }) => income));
  const houses = table.buildings.filter(({ income }) => income === best);
  const incomes = highest(log, "income");
  const facts = [
    {
      drawing: draw("roof"),
      title: say("end-richest-house"),
      value: `${houses.map(({ id }) => id).join(", ")}: ${money(best)}`,
      seats: [...new Set(houses.map((house) => house.owner))],
    },
    {
      drawing: draw("broker"),
      title: say("end-best-income"),
      value: money(incomes[0] ? coinsIn(incomes[0].args) : 0),
      seats: [...new Set(incomes.map(({ args }) => seatIn(args)))],
    },
    times("bomb", "end-bombs", "bombed", owner),
    times("politics", "end-cards", "card-played"),
    times("move", "end-tenants", "moved-in"),
    times("jail", "end-jail", "jailed"),
  ];
  const seats = table.seats.map(({ seat }) => seat);
  const series = courseOf(log, "income", seats, (args) => [seatIn(args), coinsIn(args)]);
  return { facts: told(facts), curve: { title: say("end-curve"), series } };
}
