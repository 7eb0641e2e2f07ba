// The state of the tables with a seat on this device, polled while the page is open; the last known state until the
// server answers.

import { dropKey, dropTable, listedKeys, ownTables, seatKeys, type OwnTable } from "../../core/device/device";
import type { ListedTable, OwnTables } from "../../core/messages/wire";
import { standings } from "../../core/transport/http";

const LOOKED_AT = 5_000;
const HIDDEN = 30_000;

/** A table in the list; `since` is when its state began, or when it was last seen. */
export interface Standing {
  id: string;
  edition: string;
  house?: OwnTable["house"];
  seats: OwnTable["seats"];
  over: boolean;
  asked: boolean;
  since: string;
  /** The server's answer; undefined before it. */
  known?: ListedTable;
  /** The seconds that who is asked has left, by the server's clock; null without a limit. */
  left?: number | null;
}

const remembered = ({ id, edition, house, seats, over, asked = false, day }: OwnTable): Standing => ({
  id,
  edition,
  house,
  seats,
  over,
  asked,
  since: day,
});

/** A table as the server lists it; `now` is its time (ISO), where it says until when who is asked has time. */
export function standing(known: ListedTable, now = ""): Standing {
  const { id, since, own, state, line_up, until } = known;
  const seats = line_up.seats.map((seat) => ({ ...seat, own: own.includes(seat.seat) }));
  const asked = state.asked !== null && own.includes(state.asked);
  const left = until && now ? Math.max(0, (Date.parse(until) - Date.parse(now)) / 1000) : null;
  return { id, edition: line_up.edition, house: line_up.house, seats, over: state.over, asked, since, known, left };
}

const RANK = ({ asked, over }: Standing): number => (asked ? 0 : over ? 2 : 1);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Behind all times: who has no limit. */
const NO_LIMIT = "~";

/** First tables where a seat of this device is asked, the least time left first and, without a limit, the longest wait;
 * then running and last finished ones, the latest first. */
export function inOrder(tables: Standing[]): Standing[] {
  const left = ({ known }: Standing): string => known?.until ?? NO_LIMIT;
  return [...tables].sort(
    (one, other) =>
      RANK(one) - RANK(other) ||
      (one.asked
        ? compare(left(one), left(other)) || compare(one.since, other.since)
        : compare(other.since, one.since)),
  );
}

export class Standings {
  #known = $state.raw<Standing[]>([]);
  readonly tables = $derived(
    inOrder(ownTables().map((table) => this.#known.find(({ id }) => id === table.id) ?? remembered(table))),
  );
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #called: () => void;

  /** `called` is called when a seat of this device becomes asked at a table. */
  constructor(called: () => void) {
    this.#called = called;
  }

  /** At how many tables a seat of this device is asked. */
  get asked(): number {
    return this.tables.filter(({ asked, known }) => asked && known).length;
  }

  /** Request it now, and repeatedly from now on. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    const keys = listedKeys();
    try {
      if (keys.length && !this.#closed) this.#take(await standings(keys), keys);
    } catch {
      // unreachable: keep the last state
    }
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void this.look(), document.hidden ? HIDDEN : LOOKED_AT);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #take({ now, tables, wrong }: OwnTables, keys: { table: string; secret: string }[]): void {
    for (const { table, secret } of wrong.flatMap((place) => keys[place] ?? [])) {
      dropKey(table, secret);
      if (!seatKeys(table).length) dropTable(table);
    }
    const waited = this.tables.filter(({ asked, known }) => known && !asked).map(({ id }) => id);
    this.#known = tables.map((table) => standing(table, now));
    if (this.#known.some(({ id, asked }) => asked && waited.includes(id))) this.#called();
  }
}
