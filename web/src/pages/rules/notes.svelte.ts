// What there is to know about a sentence of the rulebook opens beside it; one at a time.

import { mount, tick, unmount } from "svelte";
import type { Example } from "../../core/messages/wire";
import { openRules, type Opener } from "../../core/rules/open.svelte";
import { complain } from "../../core/shell/toasts.svelte";
import { ruleOf, whyNot } from "../../core/transport/http";
import RuleNote from "./RuleNote.svelte";

/** What opens and closes the notes of a rulebook. `goTo` goes to an anchor, `showExample` to an example by its title. */
export function notes(
  edition: string,
  examples: () => Promise<Example[]>,
  goTo: (number: string) => Promise<void>,
  showExample: (title: string) => void,
): Opener {
  let wanted = ""; // the number that is open or loading
  let shut = () => {};

  return async (number, door) => {
    const before = wanted;
    shut();
    const place = document.getElementById(number);
    if (!place) return openRules([number], edition, door); // the sentence is in no chapter
    const inside = place.contains(door);
    if (inside && before === number) return;
    wanted = number;
    try {
      const [rule, all] = await Promise.all([ruleOf(edition, number), examples()]);
      if (wanted !== number || !place.isConnected) return;
      if (!inside) await goTo(number);
      const own = place.querySelector<HTMLElement>("[data-rules]") ?? door;
      const showing = all.filter(({ shows }) => shows.includes(number));
      const answers = rule.why !== null; // the book has the question
      const close = () => (shut(), own.focus());
      const note = mount(RuleNote, {
        target: place,
        props: { rule, edition, examples: showing, answers, close, showExample },
      });
      own.setAttribute("aria-expanded", "true");
      place.classList.add("open");
      shut = () => {
        void unmount(note);
        own.setAttribute("aria-expanded", "false");
        place.classList.remove("open");
        [wanted, shut] = ["", () => {}];
      };
      await tick();
      const drawn = place.querySelector<HTMLElement>("[role=note]");
      drawn?.focus({ preventScroll: true }); // screen readers read it
      drawn?.scrollIntoView({ block: "nearest" });
      own.scrollIntoView({ block: "nearest" });
    } catch (problem) {
      if (wanted === number) wanted = "";
      complain(whyNot(problem));
    }
  };
}
