// An analysis as it arrives: the results so far, and the progress.

import { lookingKey } from "../../core/device/device";
import { gameOf } from "../../core/game/game";
import type { Pictured } from "../../core/game/game";
import type {
  AnalysisLine,
  AnyTable,
  Balance,
  Books,
  Course,
  Decisions,
  LogEntry,
  Luck,
} from "../../core/messages/wire";
import { learnGame } from "../../core/shell/language";
import { replayOf } from "../../core/table/first-replay";
import { playEdition } from "../../core/text/edition.svelte";
import { withNames } from "../../core/text/names";
import { whyNot } from "../../core/transport/http";
import { analysisOf } from "../../core/transport/table";
import { OPEN, Retelling } from "../replay/retelling";

/** Let the browser draw and respond before the next piece of work. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export class Analysis {
  readonly id: string;
  readonly number: number | null;
  table: AnyTable | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  pictured: Pictured = $state.raw(() => "");
  course: Course | null = $state.raw(null);
  luck: Luck | null = $state.raw(null);
  decisions: Decisions | null = $state.raw(null);
  books: Books["seats"] = $state.raw([]);
  balances: Balance[] = $state.raw([]);
  /** The number of games queued before this one; null once it is being analysed. */
  ahead: number | null = $state(null);
  /** The share of decisions analysed, in per cent. */
  done = $state(0);
  over = $state(false);
  /** Why it stopped; "" if it did not. */
  refused = $state("");
  readonly #giveUp = new AbortController();

  constructor(id: string, number: number | null) {
    this.id = id;
    this.number = number;
  }

  name = (letter: string | null | undefined): string =>
    this.table?.seats.find(({ seat }) => seat === letter)?.name ?? letter ?? "";

  bot = (letter: string): string | null => this.table?.seats.find(({ seat }) => seat === letter)?.bot ?? null;

  /** Request the game and the analysis, until both are complete or the page is left. */
  async listen(): Promise<void> {
    try {
      await Promise.all([this.#retell(), this.#judge()]);
    } catch (problem) {
      if (!this.#giveUp.signal.aborted) this.refused = whyNot(problem);
    }
  }

  /** The log and the final table of the game. */
  async #retell(): Promise<void> {
    const retelling = new Retelling(await replayOf(this.id, this.number));
    await pause();
    await learnGame(retelling.replay.table.edition);
    const table = retelling.table(retelling.steps, null);
    playEdition(table.edition, table.game, table);
    const pictured = await gameOf(table.game)?.pictured?.();
    await pause();
    this.log = retelling.log(retelling.steps, OPEN);
    await pause();
    if (pictured) this.pictured = pictured(table.edition);
    this.table = withNames(table);
  }

  /** The evaluation of the game. */
  async #judge(): Promise<void> {
    const lines = analysisOf(this.id, lookingKey(this.id), this.number, this.#giveUp.signal);
    for await (const line of lines) this.hear(line);
  }

  hear(line: AnalysisLine): void {
    if (line.type !== "queued") this.ahead = null;
    if (line.type === "queued") this.ahead = line.ahead;
    else if (line.type === "working") this.done = Math.round((100 * line.done) / line.decisions);
    else if (line.type === "course") this.course = line;
    else if (line.type === "books") this.books = line.seats;
    else if (line.type === "luck") this.luck = line;
    else if (line.type === "decisions") this.decisions = line;
    else if (line.type === "balances") this.balances = line.seats;
    else if (line.type === "failed") this.refused = line.problem.sentence;
    else this.over = true;
  }

  close(): void {
    this.#giveUp.abort();
  }
}
