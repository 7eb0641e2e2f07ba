// A lobby that its players change: each change is sent to the server, which sends the new state to everyone.

import { keepInvitations, keepKeys, invitations } from "../../core/device/device";
import type { Arrival } from "../../core/input/press";
import { arrive, mayAnswer } from "../../core/input/press-guard";
import type { Live } from "../../core/live/live.svelte";
import type { LobbyChange, Settings, LobbySeat, LobbyView } from "../../core/messages/wire";
import { home } from "../../core/route/route.svelte";
import { complain } from "../../core/shell/toasts.svelte";
import { calledHere } from "../../core/text/names";
import { list, say } from "../../core/text/text.svelte";
import { lookAt, whyNot } from "../../core/transport/http";
import { changeLobby, closeLobby, startLobby } from "../../core/transport/table";

/** The seat of an invitation that leads to any free seat. */
export const ANY_SEAT = "";

export const nameOf = ({ name, called, taken, kind }: LobbySeat): string =>
  kind === "link" && !taken ? say("page-waits-free") : calledHere(called, name);

/** Whether an invited guest sits there, who has to be ready before the start. */
export const isGuest = ({ kind, taken }: LobbySeat): boolean => kind === "link" && taken;

export const isFree = ({ kind, taken }: LobbySeat): boolean => kind === "link" && !taken;

/** The guests who have come and are not ready. */
export const undecided = ({ seats }: LobbyView): LobbySeat[] => seats.filter((seat) => isGuest(seat) && !seat.ready);

const letters = (seats: LobbySeat[]): string[] => seats.map(({ seat }) => seat);

/** What the table waits for, as a sentence. */
export function waitsFor(table: LobbyView): string {
  const reading = undecided(table);
  const others = reading.filter(({ seat }) => seat !== table.viewer).map(nameOf);
  const players = list(reading.length > others.length ? [say("page-waits-for-you"), ...others] : others);
  if (players) return say("page-waits-for", { players });
  const free = table.seats.filter(isFree).length;
  if (free) return say("page-waits-for-seats", { count: free });
  return say("page-waits-for-nobody");
}

/** Something that is agreed to, and since when it has been as it is. */
class Subject {
  arrival: Arrival | null = null;
  #now = "";

  /** It is drawn so; `here` says whether a request from here may have changed it. */
  draw(now: string, here: boolean): void {
    if (now === this.#now) return;
    this.#now = now;
    this.arrival = arrive(here);
  }
}

export class Lobby {
  /** Whether a request is under way. */
  busy = $state(false);
  /** The invitation link; "" if this device does not know it. */
  link = $state("");
  readonly #live: Live;
  readonly #plan = new Subject(); // what is to be played
  readonly #beginning = new Subject(); // the same, and without whose yes

  constructor(live: Live) {
    this.#live = live;
    this.#knowLink();
  }

  /** This table is drawn: what of it is new can't have been agreed to before. */
  draw(table: LobbyView): void {
    this.#plan.draw(`${table.number}`, this.busy);
    this.#beginning.draw(`${table.number} ${letters(undecided(table))}`, this.busy);
  }

  /** Agree to what is to be played, or withdraw that. */
  async agree(ready: boolean, { number }: LobbyView): Promise<boolean> {
    return mayAnswer(this.#plan.arrival, true) && this.change({ type: "ready", ready, number });
  }

  async leave(): Promise<boolean> {
    return mayAnswer() && this.change({ type: "leave" });
  }

  async sendAway({ seat }: LobbySeat): Promise<boolean> {
    return mayAnswer() && this.change({ type: "send-away", seat });
  }

  /** Returns whether it is done, as all requests do. */
  async change(wanted: LobbyChange): Promise<boolean> {
    return this.#tried(async (key) => {
      const { invitation } = await changeLobby(this.#live.id, wanted, key);
      if (!invitation) return;
      keepInvitations(this.#live.id, [{ seat: ANY_SEAT, invitation }]);
      this.#knowLink();
    });
  }

  settle(settings: Settings, changes: Partial<Settings>): Promise<boolean> {
    return this.change({ type: "settle", settings: { ...settings, ...changes } });
  }

  /** Deal the table as it is shown, even without the agreement of those who are not ready. If several people at this
   * device have seats, update which key belongs to which seat, because seats may have been drawn. */
  async start(shown: LobbyView): Promise<boolean> {
    if (!mayAnswer(this.#beginning.arrival, true)) return false;
    const without = letters(undecided(shown));
    return this.#tried(async (key) => {
      await startLobby(this.#live.id, { number: shown.number, without }, key);
      const { keys } = this.#live;
      if (keys.length < 2) return;
      for (const { secret } of keys) {
        const found = await lookAt(this.#live.id, secret);
        if (found.type !== "update" || !found.table.viewer) continue;
        keepKeys(this.#live.id, [{ seat: found.table.viewer, secret }]);
      }
    });
  }

  async close(): Promise<boolean> {
    if (!mayAnswer()) return false;
    return this.#tried(async (key) => {
      await closeLobby(this.#live.id, key);
    });
  }

  #knowLink(): void {
    const { id } = this.#live;
    const invitation = invitations(id).find(({ seat }) => seat === ANY_SEAT)?.invitation;
    this.link = invitation ? `${home()}/t/${encodeURIComponent(id)}/join#${invitation}` : "";
  }

  async #tried(what: (key: string) => Promise<void>): Promise<boolean> {
    const key = this.#live.key?.secret;
    if (!key || this.busy) return false;
    this.busy = true;
    try {
      await what(key);
      return true;
    } catch (problem) {
      complain(whyNot(problem));
      return false;
    } finally {
      this.busy = false;
    }
  }
}
