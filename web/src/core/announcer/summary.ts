// What has happened since somebody listened, as one text.

import { actor, chosen, folded, several, told } from "../log/event-words";
import type { LogEntry } from "../messages/wire";
import { has, say } from "../text/text.svelte";
import { words, type NameOf } from "../text/words";

const SENTENCES = /[.!?] /; // a deed that has several closes the list
const PAUSES = /[,;:]/;

/** The short form of a line; undefined if it has none. "" is one, too: of what can be concluded from the others. */
function briefly(line: LogEntry[], nameOf: NameOf): string | undefined {
  const [entry] = line;
  if (!entry || entry.told) return undefined;
  const prefix = line.length > 1 ? "brief-several-" : "brief-";
  if (!has(prefix + entry.name)) return undefined;
  return line.length > 1
    ? several(line, nameOf, prefix)
    : say(prefix + entry.name, words(entry.args, actor(entry), nameOf));
}

/** What a player did, without the name: the short form, or else the log's sentence if it begins with the name; null if
 * it does not. Who chose it is said with the name. */
function deedOf(line: LogEntry[], nameOf: NameOf): string | null {
  const seat = line[0] && actor(line[0]);
  if (!seat) return null;
  const name = `${nameOf(seat)} `;
  const own = line.map((entry) => ({ ...entry, by: null }));
  const sentence = told(own, nameOf);
  const rest = sentence.startsWith(name) ? sentence.slice(name.length).replace(/\.$/, "") : null;
  return briefly(own, nameOf) ?? rest;
}

/** Deeds in a row, in which a verb is said once for all events of one kind. */
class Deeds {
  #texts: string[] = [];
  #last = ""; // kind and verb of the last deed

  get empty(): boolean {
    return this.#texts.length === 0;
  }

  add(kind: string, deed: string): void {
    const verb = deed.slice(0, deed.indexOf(" ") + 1);
    const verbOfKind = `${kind} ${verb}`;
    this.#texts.push(verbOfKind === this.#last ? deed.slice(verb.length) : deed);
    this.#last = verbOfKind;
  }

  /** The deeds as one text; there are none afterwards. */
  take(): string {
    const text = this.#texts.join(this.#texts.some((each) => PAUSES.test(each)) ? "; " : ", ");
    this.#texts = [];
    this.#last = "";
    return text;
  }
}

/** Whether an entry is told once it is past. Games name those that are not, since what came of them says it all. */
export const toldLater = ({ name }: LogEntry): boolean => !has(`later-${name}`);

/** Log entries as one text: a player's deeds in a row follow the name, which is said once, with who chose them if that
 * was not the player. Whose turn begins is said by the names. */
export function summary(entries: LogEntry[], nameOf: NameOf): string {
  const texts: string[] = [];
  const deeds = new Deeds();
  let doer = ""; // the name, and who chose

  function close() {
    if (!deeds.empty) texts.push(say("page-heard-deeds", { player: doer, deeds: deeds.take() }));
  }

  for (const line of folded(entries.filter(({ begins }) => !begins))) {
    const [entry] = line;
    const deed = deedOf(line, nameOf);
    if (!entry || deed === "") continue;
    const player = chosen(entry, nameOf(actor(entry) ?? ""));
    if (deed === null || player !== doer) close();
    if (deed === null) {
      texts.push(told(line, nameOf));
      continue;
    }
    doer = player;
    deeds.add(entry.name, deed);
    if (SENTENCES.test(deed)) close();
  }
  close();
  return texts.join(" ");
}
