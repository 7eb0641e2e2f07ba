// What has happened since somebody listened, as one text.

import { actor, folded, told } from "../log/event-words";
import type { LogEntry } from "../messages/wire";
import { has, say } from "../text/text.svelte";
import { words, type NameOf } from "../text/words";

const SENTENCES = /[.!?] /; // a deed that has several closes the list
const PAUSES = /[,;:]/;

/** What a player did, without the name: the short form of the event, or else the log's sentence if it begins with the
 * name; null if it does not. */
function deedOf(line: LogEntry[], nameOf: NameOf): string | null {
  const [entry] = line;
  const seat = entry && actor(entry);
  if (!entry || !seat) return null;
  const brief = `brief-${entry.name}`;
  if (line.length === 1 && !entry.told && !entry.by && has(brief)) return say(brief, words(entry.args, seat, nameOf));
  const name = `${nameOf(seat)} `;
  const sentence = told(line, nameOf);
  return sentence.startsWith(name) ? sentence.slice(name.length).replace(/\.$/, "") : null;
}

/** Log entries as one text: a player's deeds in a row follow the name, which is said once. Whose turn begins is said by
 * the names. */
export function summary(entries: LogEntry[], nameOf: NameOf): string {
  const texts: string[] = [];
  let deeds: string[] = [];
  let doer = "";

  function close() {
    const joint = deeds.length > 1 && deeds.some((deed) => PAUSES.test(deed)) ? "; " : ", ";
    if (deeds.length) texts.push(say("page-heard-deeds", { player: nameOf(doer), deeds: deeds.join(joint) }));
    deeds = [];
  }

  for (const line of folded(entries.filter(({ begins }) => !begins))) {
    const deed = deedOf(line, nameOf);
    const seat = (line[0] && actor(line[0])) ?? "";
    if (deed === null || seat !== doer) close();
    if (deed === null) {
      texts.push(told(line, nameOf));
      continue;
    }
    doer = seat;
    deeds.push(deed);
    if (SENTENCES.test(deed)) close();
  }
  close();
  return texts.join(" ");
}
