// Every component that tells rules says after it what house rules have in its place, in both languages; and nothing
// where they change another rule.

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import RefusalBubble from "../core/bubble/RefusalBubble.svelte";
import CoachRemark from "../core/coach/CoachRemark.svelte";
import type { HouseChange, Lesson } from "../core/messages/wire";
import NoteSlip from "../core/notes/NoteSlip.svelte";
import Hint from "../core/hints/Hint.svelte";
import CardRules from "../core/rulebook/CardRules.svelte";
import Help from "../core/shell/Help.svelte";
import { complain, forget, toasts, dismiss } from "../core/shell/toasts.svelte";
import Toasts from "../core/shell/Toasts.svelte";
import { playEdition } from "../core/text/edition.svelte";
import { speak, teach, type Language } from "../core/text/text.svelte";
import HandCard from "../games/wucherer/hand/HandCard.svelte";
import { LessonLive } from "../pages/lesson/lesson-live.svelte";
import Picture from "../pages/lesson/Picture.svelte";
import Options from "../pages/start/Options.svelte";
import { firstLook } from "./tables";

const EDITION = "landlord-2013";
const NAMED = { name: { de: "Unser Abend", en: "Our evening" } };
const SENTENCE = "Bail: 1.";
const MARK = "House rule: ";
const FLUENT = `page-house-mark = ${MARK}{ $sentence }
page-lesson-otherwise = ${MARK}{ $sentences }
card-jail = Jail
text-${EDITION}-jail =
    .line = Shut.
refusal-none = No.
remedy-x = Otherwise.
stake-bail-or-not = Freedom.`;

let change: HouseChange;
const CARD = {
  name: "jail", rules: [], rulings: [], answered_by: [], answers: [], figures: null,
  refused: [{ reason: "none", rule: "R045" }],
}; // prettier-ignore

/** The answers of the server: no more texts, the house rule, a card, and of all others an empty list. */
async function fetched(address: string): Promise<Response> {
  if (address.includes("/texts/")) return new Response(JSON.stringify({ core: "", games: [] }));
  const told = address.endsWith("/house-rules") ? [change] : address.includes("/cards/") ? CARD : [];
  return new Response(JSON.stringify(told));
}

const SOURCES = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });

const live = (more: object) => ({
  shown: firstLook,
  log: [],
  reasons: null,
  name: (seat: string) => seat,
  steward: { advice: null },
  teaches: false,
  coached: false,
  ...more,
});
const choosing = { path: [], light: () => "", choices: [], refused: "" };
const picking = { on: false, hinted: [], floor: () => 0 };
const nothing = () => {};
const lesson: Lesson = {
  type: "lesson", edition: EDITION, chapters: [], chapter: 0, number: 1, of: 2, title: null, say: "Bail is 5.",
  rules: ["R045"], at: "", wants: "next", revealed: false, goes_on: null, begun_again: false,
  progress: { chapter: "", step: 0, choices: [], script: "" },
}; // prettier-ignore

interface Case {
  component: unknown;
  props: object;
  /** The message that tells the rule; none if its number is given. */
  text?: string;
  before?: () => void;
}
const CASES: Record<string, Case> = {
  "a hint": {
    component: Hint,
    props: {
      live: live({ steward: { advice: { sentence: "Pay.", reason: "bail", tokens: "bail" }, speaks: true } }),
    },
    text: "hint-bail",
  },
  "a reason why not": {
    component: RefusalBubble,
    props: { live: live({}) },
    before: () => complain("Too dear.", "R045", "bail"),
  },
  "a remedy": {
    component: RefusalBubble,
    props: {
      live: live({ reasons: { seq: firstLook.seq, blocked: [{ token: "bail", remedy: { name: "x", args: {} } }] } }),
    },
    text: "remedy-x",
    before: () => complain("Too dear.", "R001", "bail"),
  },
  "a refused request": { component: Toasts, props: {}, before: () => complain("Too dear.", "R045") },
  "what is at stake": {
    component: CoachRemark,
    props: { live: live({ coached: true }), choosing, coach: { stake: "stake-bail-or-not", remark: null } },
    text: "stake-bail-or-not",
  },
  "the coach's remark": {
    component: CoachRemark,
    props: {
      live: live({ coached: true }), choosing,
      coach: { stake: "", remark: { sentence: "Pay.", reason: "bail", tokens: "bail" } },
    }, // prettier-ignore
    text: "hint-bail",
  },
  "a note": {
    component: NoteSlip,
    props: {
      notes: [{ name: "note-income", when: () => true }],
      table: firstLook, live: live({}), choosing, small: false, worded: () => "Income.",
    }, // prettier-ignore
    text: "note-income",
  },
  "a card in hand": {
    component: HandCard,
    props: {
      card: "jail", place: 0, edition: EDITION, choosing, picking,
      inspect: nothing, stop: false, focus: nothing, uses: [],
    }, // prettier-ignore
    text: `text-${EDITION}-jail.line`,
  },
  "why a card is refused": { component: CardRules, props: { edition: EDITION, card: "jail" } },
  "an option": {
    component: Options,
    props: {
      edition: { options: [{ name: "x", choices: [], seats: [], most: null, default: false }] },
      seats: [],
      options: {},
    },
    text: "option-x",
  },
  "an option agreed on": { component: Help, props: { close: nothing }, text: "option-x" },
  "a lesson": {
    component: Picture,
    // made anew, because the address is read once
    get props() {
      const live = Object.assign(new LessonLive("lesson", EDITION), { lesson });
      return { live, choosing, lesson, leave: nothing, toTable: true, told: false, again: nothing };
    },
  },
};

beforeEach(async () => {
  vi.stubGlobal("fetch", fetched);
  for (const language of ["de", "en"] as const)
    await teach(language, {
      core: FLUENT,
      games: [{ game: "pig", editions: [EDITION], fluent: "option-x = X\n    .text = X." }],
    });
});

afterEach(() => void vi.unstubAllGlobals());

let turn = 0; // so that nothing is known of the house rules of the time before
/** How often a component says the house rule that changes a rule number and the messages. */
async function marks({ component, props, before }: Case, language: Language, rules: string[], texts: string[]) {
  speak(language);
  change = { field: "bail", rules, texts, sentence: SENTENCE };
  const house = { ...NAMED, bail: (turn += 1) };
  playEdition(EDITION, "wucherer", { options: { x: true }, house });
  history.replaceState(null, "", `/?house=${encodeURIComponent(JSON.stringify(house))}`); // where a lesson finds them
  before?.();
  const mounted = mount(component as Component<never>, { target: document.body, props: props as never });
  for (let wait = 0; wait < 20; wait += 1) {
    flushSync();
    await new Promise((done) => setTimeout(done));
  }
  const times = document.body.textContent.replace(/[\u2068\u2069]/g, "").split(MARK + SENTENCE).length - 1;
  await unmount(mounted);
  forget();
  for (const { id } of toasts()) dismiss(id);
  return times;
}

test("what tells a hint, a note, a reason or a lesson has a mark", () => {
  const tells =
    /say\(`(hint|note|stake|refusal|remedy)-|\.text`\)|\.line`|(advice|remark\??|refused|toast)\.sentence|lesson\.say/;
  const told = Object.entries(SOURCES).filter(([, source]) => tells.test(source));
  expect(told.length).toBeGreaterThan(7);
  expect(
    told.filter(([, source]) => !/<HouseMark |sentencesAbout\(|live\.otherwise/.test(source)).map(([file]) => file),
  ).toEqual([]);
});

test.each(Object.keys(CASES).flatMap((name) => (["de", "en"] as const).map((language) => [name, language] as const)))(
  "%s is marked (%s)",
  async (name, language) => {
    const tells = CASES[name]!;
    expect(await marks(tells, language, tells.text ? [] : ["R045"], tells.text ? [tells.text] : [])).toBeGreaterThan(0);
    expect(await marks(tells, language, ["R046"], ["other"])).toBe(0);
  },
);
