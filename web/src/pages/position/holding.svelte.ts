// What somebody has taken up in the picture of a position, to lay it somewhere else: by click, by key or by dragging.

import type { Argument, Editor, Group, Setting, Spot, Thing } from "../../core/wire";
import { list, say } from "../../core/text.svelte";
import { said } from "../../core/words";
import type { Written } from "./written.svelte";

export interface Held {
  thing: string;
  /** Where it lies, and there as which; null where things lie that lie nowhere. */
  source: string | null;
  place: number;
}

/** Where things are dragged that shall lie nowhere. */
export const REST = "rest";

export const labelOf = (label: Argument[]): string => list(label.map((each) => said(each, String)));

export class Holding {
  held: Held | null = $state.raw(null);
  /** What has been laid where, in words. */
  told = $state("");
  #written: Written;

  constructor(written: Written) {
    this.#written = written;
  }

  /** What the thing counts as that is held. */
  get sorts(): string[] {
    return this.held ? (this.#written.things[this.held.thing]?.sorts ?? [this.held.thing]) : [];
  }

  nameOf(thing: string): string {
    const known = this.#written.things[thing];
    return known ? said(known.label, String) : thing;
  }

  holds(source: string | null, thing: string, place: number): boolean {
    const { held } = this;
    return held !== null && held.thing === thing && held.source === source && held.place === place;
  }

  take(source: string | null, thing: string, place: number): void {
    this.held = this.holds(source, thing, place) ? null : { thing, source, place };
  }

  letGo(): void {
    this.held = null;
  }

  /** Lay down what is held in a spot of somebody; null puts it away. */
  async lay(target: Spot | null, of = "", before: number | null = null): Promise<void> {
    const { held } = this;
    if (!held) return;
    this.held = null;
    const thing = this.nameOf(held.thing);
    if (!(await this.#written.change({ type: "carry", ...held, target: target?.path ?? null, before }))) return;
    const place = target ? `${of}, ${labelOf(target.label)}` : said(this.#written.editor!.rest, String);
    this.told = say("page-edit-laid", { thing, place });
    if (target) focusOn(target.path, held.thing);
  }

  /** Lay down what is held where it has been dragged to. */
  drop(path: string): Promise<void> {
    const found = spots(this.#written.editor?.groups ?? []).find(({ spot }) => spot.path === path);
    return this.lay(found?.spot ?? null, found && labelOf(found.of));
  }

  choose(setting: Setting, choice: number): void {
    void this.#written.change({ type: "choose", path: setting.path, choice });
  }

  remove(group: Group): void {
    void this.#written.change({ type: "remove", path: group.path });
  }

  /** Whether what is wrong with the text stands there. */
  wrong(path: string): boolean {
    const place = this.#written.misread?.place.replace(/^position\./, "");
    return Boolean(place && path && (place === path || place.startsWith(`${path}.`) || path.startsWith(`${place}.`)));
  }
}

/** The keyboard goes on where something has been laid. */
function focusOn(path: string, thing: string): void {
  requestAnimationFrame(() => {
    const spot = document.querySelector(`[data-spot="${CSS.escape(path)}"]`);
    spot?.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`)?.focus();
  });
}

interface Owned {
  spot: Spot;
  of: Argument[];
}

/** All spots, and whose they are. */
const spots = (groups: Group[]): Owned[] =>
  groups.flatMap(({ label, spots: own, parts }) => [...own.map((spot) => ({ spot, of: label })), ...spots(parts)]);

/** What lies where things lie that lie nowhere. */
export const rest = (editor: Editor): Thing[] => editor.things.filter(({ left }) => left);
