// A waiting table that its players change: each change is sent to the server, which sends the new state to everyone.

import { keepInvitations, keepKeys, invitations } from "../../core/device";
import { lookAt, whyNot } from "../../core/http";
import { changeWaiting, closeWaiting, startWaiting } from "../../core/table/requests";
import { calledHere } from "../../core/names";
import { home } from "../../core/route.svelte";
import { complain } from "../../core/shell/toasts.svelte";
import type { Live } from "../../core/table/live.svelte";
import { mayAnswer } from "../../core/table/pressed";
import { list, say } from "../../core/text.svelte";
import type { ForWaiting, Settings, WaitingSeat, WaitingTable } from "../../core/wire";

/** The seat of an invitation that leads to any free seat. */
export const ANY_SEAT = "";

export const nameOf = ({ name, called, taken, kind }: WaitingSeat): string =>
  kind === "link" && !taken ? say("page-waits-free") : calledHere(called, name);

/** Whether an invited guest sits there, who has to be ready before the start. */
export const isGuest = ({ kind, taken }: WaitingSeat): boolean => kind === "link" && taken;

export const isFree = ({ kind, taken }: WaitingSeat): boolean => kind === "link" && !taken;

/** The guests who have come and are not ready. */
export const undecided = ({ seats }: WaitingTable): WaitingSeat[] =>
  seats.filter((seat) => isGuest(seat) && !seat.ready);

/** What the table waits for, as a sentence. */
export function waitsFor(table: WaitingTable): string {
  const reading = undecided(table);
  if (reading.length) return say("page-waits-for", { players: list(reading.map(nameOf)) });
  const free = table.seats.filter(isFree).length;
  if (free) return say("page-waits-for-seats", { count: free });
  return say("page-waits-for-nobody");
}

export class Room {
  /** Whether a request is under way. */
  busy = $state(false);
  /** The invitation link; "" if this device does not know it. */
  link = $state("");
  readonly #live: Live;

  constructor(live: Live) {
    this.#live = live;
    this.#knowLink();
  }

  async change(wanted: ForWaiting): Promise<void> {
    if (wanted.type === "ready" && !mayAnswer()) return;
    return this.#tried(async (key) => {
      const { invitation } = await changeWaiting(this.#live.id, wanted, key);
      if (!invitation) return;
      keepInvitations(this.#live.id, [{ seat: ANY_SEAT, invitation }]);
      this.#knowLink();
    });
  }

  settle(settings: Settings, changes: Partial<Settings>): Promise<void> {
    return this.change({ type: "settle", settings: { ...settings, ...changes } });
  }

  /** Deal the table as it is shown, even without the agreement of those who are not ready. If several people at this
   * device have seats, update which key belongs to which seat, because seats may have been drawn. */
  async start(shown: WaitingTable): Promise<void> {
    if (!mayAnswer()) return;
    const without = undecided(shown).map(({ seat }) => seat);
    return this.#tried(async (key) => {
      await startWaiting(this.#live.id, { number: shown.number, without }, key);
      const { keys } = this.#live;
      if (keys.length < 2) return;
      for (const { secret } of keys) {
        const found = await lookAt(this.#live.id, secret);
        if (found.type !== "update" || !found.table.viewer) continue;
        keepKeys(this.#live.id, [{ seat: found.table.viewer, secret }]);
      }
    });
  }

  async close(): Promise<void> {
    if (!mayAnswer()) return;
    return this.#tried(async (key) => {
      await closeWaiting(this.#live.id, key);
    });
  }

  #knowLink(): void {
    const { id } = this.#live;
    const invitation = invitations(id).find(({ seat }) => seat === ANY_SEAT)?.invitation;
    this.link = invitation ? `${home()}/t/${encodeURIComponent(id)}/join#${invitation}` : "";
  }

  async #tried(what: (key: string) => Promise<void>): Promise<void> {
    const key = this.#live.key?.secret;
    if (!key || this.busy) return;
    this.busy = true;
    try {
      await what(key);
    } catch (problem) {
      complain(whyNot(problem));
    }
    this.busy = false;
  }
}
