// A new table being set up: edition, seats and settings.

import { catalog, loaded } from "../../core/catalogue/catalogue.svelte";
import {
  firstGames,
  keepInvitations,
  keepKeys,
  saveName,
  savedName,
  saveSettings,
  type StartSettings,
} from "../../core/device/device";
import { gameOf } from "../../core/game/game";
import { USUAL_LIMIT, usualLimit } from "../../core/messages/limits";
import type {
  CardValues,
  Clock,
  HouseRules,
  OptionValues,
  PaceName,
  SeatKey,
  WindowLimit,
} from "../../core/messages/wire";
import { go } from "../../core/route/route.svelte";
import { complain } from "../../core/shell/toasts.svelte";
import { say } from "../../core/text/text.svelte";
import { openTable, startTable, whyNot } from "../../core/transport/http";
import { botOf, namesFor, ownPlace, type Place } from "./seats";

const NEIGHBOURS = [1, 2, 3, 4, 5, 6, 7, 8];
const USUAL_BOTS = 3;

/** The table before a rematch, with the key of one of its seats. */
export interface Previous {
  id: string;
  key: string;
}

export const person = (): Place => ({ name: "", kind: "human", bot: null });
export const guest = (): Place => ({ name: "", kind: "link", bot: null });
export const bot = (): Place => ({ name: "", kind: "bot", bot: null });

const alone = (): Place[] => [person(), ...Array.from({ length: USUAL_BOTS }, bot)];

export class NewTable {
  /** The name of the player who starts it; if empty, a neighbour's name is used. */
  name = $state(savedName());
  edition = $state("");
  seats = $state<Place[]>(alone());
  options = $state<OptionValues>({});
  cards = $state<CardValues>({});
  house = $state.raw<HouseRules>({});
  games = $state<number | null>(null);
  target = $state<number | null>(null);
  pace = $state<PaceName>("normal");
  hintsWished = $state<boolean | undefined>();
  /** Whether a bot replaces a missing player without a vote. */
  sitIn = $state(false);
  /** Seconds that a window waits for an answer. */
  windowLimit = $state<WindowLimit>(USUAL_LIMIT);
  clock = $state<Clock>("none");
  /** True from the click until the table is shown or could not be started. */
  starting = $state(false);
  readonly #previous: Previous | null;

  readonly chosen = $derived(catalog().editions.find((one) => one.name === this.edition) ?? catalog().editions[0]);
  readonly bots = $derived(this.chosen?.bots ?? []);
  readonly own = $derived(ownPlace(this.seats));
  readonly people = $derived(this.seats.filter((seat) => seat.kind !== "bot").length);
  readonly ownValues = $derived(this.chosen && gameOf(this.chosen.game)?.ownValues);
  /** Whether there are hints; with several people each decides for themselves. */
  readonly hints = $derived(this.hintsWished ?? true);
  /** The names of seats that are left empty. */
  readonly suggestions = $derived(
    namesFor(
      this.seats,
      this.name,
      NEIGHBOURS.map((number) => say(`page-neighbour-${number}`)),
      this.bots,
      say("page-guest"),
    ),
  );

  constructor(previous: Previous | null = null) {
    this.#previous = previous;
  }

  /** Take over the settings of another table. */
  adopt({
    edition,
    options,
    cards,
    house,
    games,
    target,
    pace,
    hints,
    sit_in,
    window_limit,
    clock,
  }: StartSettings): void {
    this.edition = edition;
    this.options = options;
    this.cards = cards;
    this.house = house ?? {};
    this.games = games;
    this.target = target;
    this.pace = pace ?? "normal";
    this.hintsWished = hints;
    this.sitIn = sit_in ?? false;
    this.clock = clock ?? "none";
    this.windowLimit = window_limit ?? usualLimit(this.clock);
  }

  chooseEdition(edition: string, house: HouseRules): void {
    this.edition = edition;
    this.house = house;
  }

  /** Choose a clock, and the usual limit for windows with it. */
  setClock(clock: Clock): void {
    this.clock = clock;
    this.windowLimit = usualLimit(clock);
  }

  /** Start a game alone against the preset bots with the default settings. */
  async playAlone(edition: string): Promise<void> {
    await loaded();
    if (this.starting) return;
    this.adopt({ edition, options: {}, cards: {}, games: null, target: null, seats: [] });
    this.seats = alone();
    return this.start();
  }

  /** Open a lobby with the guests that were set up, or else with three. */
  meetFriends(): Promise<void> {
    if (this.seats.every((seat) => seat.kind !== "link")) this.seats = [person(), guest(), guest(), guest()];
    return this.wait();
  }

  /** Open the table and wait there for its players. */
  async wait(): Promise<void> {
    if (!this.chosen || this.starting) return;
    const { edition, seats, options, cards, house, games, target, pace } = this.#settings(this.chosen.name);
    await this.#opening(async () => {
      const settings = {
        edition,
        options,
        cards,
        house,
        games,
        target,
        pace,
        hints: this.hints,
        sit_in: this.sitIn,
        window_limit: this.windowLimit,
        clock: this.clock,
        drawn: false,
      };
      const opened = await openTable({ settings, seats });
      this.#keep(opened.id, opened.seats);
      keepInvitations(opened.id, [{ seat: "", invitation: opened.invitation }]);
      go(`/t/${opened.id}`);
    });
  }

  /** The seats with all names and bots filled in. */
  named(): Place[] {
    return this.seats.map((seat, place) => ({
      ...seat,
      name: seat.name.trim() || (this.suggestions[place] ?? ""),
      bot: botOf(seat, this.bots, place)?.name ?? null,
      was: seat.was ?? null,
    }));
  }

  /** Start the table and go there; further clicks meanwhile do nothing. */
  async start(): Promise<void> {
    if (!this.chosen || this.starting) return;
    const settings = this.#settings(this.chosen.name);
    await this.#opening(async () => {
      const { id, seats } = await startTable(
        { ...settings, previous: this.#previous?.id ?? null },
        this.#previous?.key ?? null,
      );
      this.#keep(id, seats);
      saveSettings(id, settings);
      go(`/t/${id}`);
    });
  }

  /** Run it and report problems; `starting` blocks further clicks. */
  async #opening(what: () => Promise<void>): Promise<void> {
    this.starting = true;
    saveName(this.name.trim());
    try {
      await what();
    } catch (problem) {
      complain(whyNot(problem));
      this.starting = false;
    }
  }

  /** Store the keys of this device's seats, and the invitations to pass on. */
  #keep(id: string, seats: SeatKey[]): void {
    keepKeys(
      id,
      seats.flatMap(({ seat, kind, secret }) => (kind === "human" && secret ? [{ seat, secret }] : [])),
    );
    keepInvitations(
      id,
      seats.flatMap(({ seat, invitation }) => (invitation ? [{ seat, invitation }] : [])),
    );
  }

  #settings(
    edition: string,
  ): StartSettings & { pace: PaceName; hints: boolean; sit_in: boolean; window_limit: WindowLimit; clock: Clock } {
    const { games, target, pace, hints, sitIn: sit_in, windowLimit: window_limit, clock } = this;
    const cards = this.ownValues ? $state.snapshot(this.cards) : {};
    return {
      edition,
      seats: this.#told(),
      options: this.#ownOptions(),
      cards,
      house: this.house,
      games,
      target,
      pace,
      hints,
      sit_in,
      window_limit,
      clock,
    };
  }

  /** The seats as sent to the server. Bots and guests without a typed name get null: each reader sees a name in their
   * language. */
  #told() {
    return this.named().map((seat, place) => ({
      ...seat,
      name: seat.kind === "human" ? seat.name : this.seats[place]?.name.trim() || null,
      hints: seat.kind === "human" && this.people > 1 ? firstGames() : null,
    }));
  }

  /** The options that the chosen edition has; others were set for another edition. */
  #ownOptions(): OptionValues {
    const names = this.chosen?.options.map((option) => option.name) ?? [];
    return Object.fromEntries(Object.entries($state.snapshot(this.options)).filter(([name]) => names.includes(name)));
  }
}
