// What is being animated: one picture at a time, or several flights.

import { tick } from "svelte";
import type { AnyTable, LogEntry } from "../messages/wire";
import { hear } from "../sound/sounds";
import { flightTime, type Flying } from "./Flights.svelte";
import { dueOf, type Air, type Due, type Moments } from "./moments";
import { askedAt, beside, copyOf, hide, inSight, midst, placed, type Spot } from "./places";
import { Queue, type Scene } from "./queue";

interface Picture extends Due {
  id: number;
  cast: Element | null;
  now: Spot;
  /** The vector from the picture to where it comes from. */
  way: { x: number; y: number };
}

const REACH = 40; // pixels
const MOST = 10; // flights at once
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Stage {
  shown: Picture | null = $state.raw(null);
  flying: Flying[] = $state.raw([]);
  /** The area of the question to the viewer, which stays free. */
  question: DOMRect | null = $state.raw(null);
  readonly #moments: Moments;
  readonly #air: Air | undefined;
  readonly #queue = new Queue();
  #number = 0;
  #turn = 0;

  constructor(moments: Moments, air: Air | undefined) {
    this.#moments = moments;
    this.#air = air;
  }

  /** Animate new log entries. Call before the page has been redrawn, while old positions can be measured. Returns the
   * moments due. */
  play(table: AnyTable, fresh: LogEntry[]): Due[] {
    this.#turn += fresh.filter(({ begins }) => begins).length;
    const over = table.phase === "over";
    if (over) this.#queue.clear();
    const last = over ? fresh.slice(-1) : fresh; // nothing flies over the result
    const due = dueOf(this.#moments, last, table);
    const pictures = due.map((one) => this.#pictured(one));
    const flights = this.#takeOff(last);
    void tick().then(() => {
      this.look();
      const scenes = [...flights(), ...pictures];
      if (scenes.length) this.#queue.add(scenes);
    });
    return due;
  }

  look(): void {
    this.question = askedAt();
  }

  clear(): void {
    this.#queue.clear();
  }

  #pictured(due: Due): Scene {
    const id = this.#number++;
    const spot = placed(due.at);
    const cast = due.falls ? copyOf(due.falls) : null;
    return {
      lasts: due.lasts,
      small: due.small ?? false,
      turn: this.#turn,
      begin: () => {
        const now = this.#spotFor(due, spot, cast !== null);
        const from = due.from && placed(due.from);
        this.shown = { ...due, id, cast, now, way: from ? { x: from.x - now.x, y: from.y - now.y } : { x: 0, y: 0 } };
        hear(due.sound);
      },
      end: () => {
        if (this.shown?.id === id) this.shown = null;
      },
    };
  }

  /** Where a picture is shown: a falling thing where it stood, all others visible and outside the question. */
  #spotFor(due: Due, was: Spot | null, falls: boolean): Spot {
    this.look();
    const there = (falls ? was : null) ?? placed(due.at) ?? was ?? midst();
    const reach = due.reach ?? REACH;
    const spot = inSight(there, reach);
    return this.question && !falls ? beside(spot, reach, this.question) : spot;
  }

  /** Prepare the flights of log entries. What appears at a new place stays hidden until it has arrived. */
  #takeOff(fresh: LogEntry[]): () => Scene[] {
    const flights = still.matches ? [] : fresh.flatMap((entry) => this.#air?.flightOf(entry) ?? []).slice(-MOST);
    const begun = flights.map((flight) => ({ flight, start: placed([flight.from]), end: placed([flight.to]) }));
    return () => {
      const flying = begun.flatMap(({ flight, start, end }): Flying[] => {
        const [from, to] = [start ?? placed([flight.from]), placed([flight.to]) ?? end];
        return from && to ? [{ ...flight, id: this.#number++, start: from, end: to }] : [];
      });
      if (!flying.length) return [];
      const reveal = begun.filter(({ end }) => !end).map(({ flight }) => hide(flight.to));
      const end = () => {
        if (this.flying === flying) this.flying = [];
        for (const show of reveal) show();
      };
      const begin = () => (this.flying = flying);
      return [{ lasts: flightTime(flying.length), small: true, turn: this.#turn, begin, end }];
    };
  }
}
