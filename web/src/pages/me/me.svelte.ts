// What the server keeps of whoever has this device, as its page shows it.

import { forgetSeats, keepKeys, ownSecret, saveOwnSecret, seatKeys } from "../../core/device";
import { unknown, whyNot } from "../../core/http";
import { comeBack, forgetMe, lookAtMe } from "../../core/me";
import { go } from "../../core/route.svelte";
import { complain } from "../../core/shell/toasts.svelte";
import type { Counted, Identity } from "../../core/wire";

/** A public number as it is read: 482 017 336. */
export const grouped = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, "\u00a0");

/** What is counted of an edition. */
export interface Tally {
  edition: string;
  people: Counted | undefined;
  alone: Counted | undefined;
}

/** What is counted, edition by edition. */
export const tallies = (counted: Counted[]): Tally[] =>
  counted
    .map(({ edition }) => edition)
    .filter((edition, place, all) => all.indexOf(edition) === place)
    .map((edition) => ({
      edition,
      people: counted.find((each) => each.edition === edition && each.people),
      alone: counted.find((each) => each.edition === edition && !each.people),
    }));

export class Me {
  shown = $state.raw<Identity | null>(null);
  /** Until the server has answered. */
  asking = $state(true);
  /** Why it can't be shown. */
  refused = $state("");

  async look(): Promise<void> {
    this.refused = "";
    try {
      this.shown = ownSecret() ? await lookAtMe() : null;
    } catch (problem) {
      if (unknown(problem)) this.#nobody();
      else this.refused = whyNot(problem);
    }
    this.asking = false;
  }

  /** Do something about it, and see what has become of it; whether that went. */
  async change(what: () => Promise<unknown>): Promise<boolean> {
    try {
      await what();
    } catch (problem) {
      complain(whyNot(problem));
      if (unknown(problem)) this.#nobody();
      return false;
    }
    await this.look();
    return true;
  }

  /** Have nothing kept any more. */
  forget(): Promise<boolean> {
    return this.change(async () => {
      await forgetMe("everything");
      forgetSeats();
      this.#nobody();
    });
  }

  /** Go to a table, by a key of this device or a new one. */
  async open(table: string): Promise<void> {
    if (!seatKeys(table).length) {
      const came = await this.change(async () => {
        for (const { seat, secret } of await comeBack(table)) keepKeys(table, [{ seat, secret }]);
      });
      if (!came) return;
    }
    go(`/t/${encodeURIComponent(table)}`);
  }

  /** This device's secret says nothing any more; with the next seat it makes another. */
  #nobody(): void {
    saveOwnSecret("");
    this.shown = null;
  }
}
