// The data that the server stores about the owner of this device.

import { forgetSeats, keepKeys, ownSecret, saveOwnSecret, seatKeys } from "../../core/device/device";
import type { AccountInfo, HouseRules, PlayedCount } from "../../core/messages/wire";
import { go } from "../../core/route/route.svelte";
import { complain } from "../../core/shell/toasts.svelte";
import { comeBack, forgetMe, lookAtAccount } from "../../core/transport/account";
import { unknown, whyNot } from "../../core/transport/http";

/** A public number in groups of three digits: 482 017 336. */
export const grouped = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, "\u00a0");

/** The statistics of an edition: games with people, and alone against bots. */
export interface Tally {
  edition: string;
  house: HouseRules;
  people: PlayedCount | undefined;
  alone: PlayedCount | undefined;
}

const sortOf = ({ edition, house }: PlayedCount): string => JSON.stringify([edition, house]);

/** The statistics by edition, those with house rules by their own name. */
export const tallies = (counted: PlayedCount[]): Tally[] =>
  counted
    .filter((one, place) => counted.findIndex((each) => sortOf(each) === sortOf(one)) === place)
    .map((one) => ({
      edition: one.edition,
      house: one.house,
      people: counted.find((each) => sortOf(each) === sortOf(one) && each.people),
      alone: counted.find((each) => sortOf(each) === sortOf(one) && !each.people),
    }));

export class Account {
  shown = $state.raw<AccountInfo | null>(null);
  /** True until the server's first answer. */
  asking = $state(true);
  /** Why it can't be shown; "" otherwise. */
  refused = $state("");

  async look(): Promise<void> {
    this.refused = "";
    try {
      this.shown = ownSecret() ? await lookAtAccount() : null;
    } catch (problem) {
      if (unknown(problem)) this.#nobody();
      else this.refused = whyNot(problem);
    }
    this.asking = false;
  }

  /** Make a change, then load the result. Returns false (and complains) if it failed. */
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

  /** Delete all data, on the server and on this device. */
  forget(): Promise<boolean> {
    return this.change(async () => {
      await forgetMe("everything");
      forgetSeats();
      this.#nobody();
    });
  }

  /** Go to a table, or to one of its doors (`/replay`); gets keys for this device if it has none. */
  async open(table: string, door = ""): Promise<void> {
    if (!seatKeys(table).length) {
      const came = await this.change(async () => {
        for (const { seat, secret } of await comeBack(table)) keepKeys(table, [{ seat, secret }]);
      });
      if (!came) return;
    }
    go(`/t/${encodeURIComponent(table)}${door}`);
  }

  /** The server does not know this device's secret: forget it. The next seat creates a new one. */
  #nobody(): void {
    saveOwnSecret("");
    this.shown = null;
  }
}
