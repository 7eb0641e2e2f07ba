// Loads the texts of the page from the server, in the parts that it needs and the languages that it speaks.

import { untrack } from "svelte";
import { gamesIn, language, say, speak, teach, type Language } from "../text/text.svelte";
import { texts } from "../transport/http";
import { complain } from "./toasts.svelte";

/** The part that all pages need. It names the games and their editions, each of which is a part, too. */
const START = "start";
/** In place of the parts of all games and editions. */
export const GAMES = "games";

const RETRY_AFTER = 3000;

const used = new Set([START]);
const learnt = new Map<string, Promise<void>>();
const ready = new Set<string>(); // what of it has come

/** Load a part in a language, once. */
function learn(wanted: Language, part: string): Promise<void> {
  const key = `${wanted} ${part}`;
  const known = learnt.get(key);
  if (known) return known;
  const asked = untrack(() => texts(wanted, part)); // what waits for words is not built anew in another language
  const learning = asked.then((found) => teach(wanted, found)).then(() => void ready.add(key));
  learnt.set(key, learning);
  learning.catch(() => learnt.delete(key)); // for the next attempt
  return learning;
}

/** Load parts in the language that is spoken in the end; whatever is spoken later has them, too. */
async function use(parts: string[]): Promise<void> {
  for (const part of parts) used.add(part);
  let spoken: Language;
  do {
    spoken = untrack(language);
    await Promise.all(parts.map((part) => learn(spoken, part)));
  } while (spoken !== untrack(language));
}

/** The texts of all games and editions, which the start page's name. */
async function useGames(): Promise<void> {
  await use([START]);
  await use([...new Set(Object.entries(gamesIn(untrack(language))).flat())]);
}

/** A part of the page that is loading, together with the parts of the texts that it needs besides the start page's. */
export async function withTexts<T>(loading: Promise<T>, ...parts: string[]): Promise<T> {
  const own = use(parts.filter((part) => part !== GAMES));
  const [loaded] = await Promise.all([loading, own, parts.includes(GAMES) && useGames()]); // if several fail, too
  return loaded;
}

/** Call until it succeeds, for a page that has no text without it. `failed` is called after each failure. */
async function persist(load: () => Promise<void>, failed: () => void): Promise<void> {
  for (let done = false; !done;)
    done = await load().then(
      () => true,
      () => {
        failed();
        return new Promise<false>((resolve) => setTimeout(() => resolve(false), RETRY_AFTER));
      },
    );
}

/** Load the first texts. `failed` is called after each failure. */
export const learnToSpeak = (failed: () => void): Promise<void> => persist(() => use([START]), failed);

/** Load the texts of an edition and its game, retrying forever. */
export const learnGame = (edition: string): Promise<void> =>
  persist(
    async () => {
      await use([START]);
      const game = gamesIn(untrack(language))[edition];
      if (game) await use([edition, game]);
    },
    () => {},
  );

/** Whether the texts of an edition and its game are there; one that no text names has none. */
export function knowsGame(edition: string): boolean {
  const spoken = untrack(language);
  const game = gamesIn(spoken)[edition];
  return (game ? [edition, game] : [START]).every((part) => ready.has(`${spoken} ${part}`));
}

/** Switch to another language, with all parts in use; complains if they can't be loaded. */
export async function change(to: Language): Promise<void> {
  try {
    let before: number;
    do {
      before = used.size;
      await Promise.all([...used].map((part) => learn(to, part)));
    } while (used.size > before);
    speak(to);
  } catch {
    complain(say("page-no-server"));
  }
}
