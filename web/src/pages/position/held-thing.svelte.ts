// The thing picked up in the picture of a position: by click, key or dragging, to be put down elsewhere.

import type { Argument, Editor, Group, Setting, Spot, Thing } from "../../core/messages/wire";
import { list, say } from "../../core/text/text.svelte";
import { said } from "../../core/text/words";
import type { PositionText } from "./position-text.svelte";

export interface Held {
  thing: string;
  /** The spot it comes from (null for the supply), and its position there. */
  source: string | null;
  place: number;
}

/** The drop target that returns a thing to the supply. */
export const REST = "rest";

export const labelOf = (label: Argument[]): string => list(label.map((each) => said(each, String)));

export class HeldThing {
  held: Held | null = $state.raw(null);
  /** The last thing put down and where, for screen readers. */
  told = $state("");
  #written: PositionText;

  constructor(written: PositionText) {
    this.#written = written;
  }

  /** The sorts of the held thing, which determine the spots that accept it. */
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

  /** Put the held thing down in a spot; null returns it to the supply. `of` names the spot's owner. */
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

  /** Put the held thing down in the spot where it was dropped. */
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

  /** Whether the error in the text is at this path, inside it, or around it. */
  wrong(path: string): boolean {
    const place = this.#written.misread?.place.replace(/^position\./, "");
    return Boolean(place && path && (place === path || place.startsWith(`${path}.`) || path.startsWith(`${place}.`)));
  }
}

/** Focus the thing that was just put down. */
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

/** All spots with their owners. */
const spots = (groups: Group[]): Owned[] =>
  groups.flatMap(({ label, spots: own, parts }) => [...own.map((spot) => ({ spot, of: label })), ...spots(parts)]);

/** The things left in the supply. */
export const rest = (editor: Editor): Thing[] => editor.things.filter(({ left }) => left);
