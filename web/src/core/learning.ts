// Learning the languages of the page from the server, each when it is first spoken.

import { texts } from "./http";
import { complain } from "./shell/toasts.svelte";
import { language, say, speak, speaks, teach, type Language } from "./text.svelte";

const RETRY_AFTER = 3000;

async function learn(wanted: Language): Promise<void> {
  if (!speaks(wanted)) await teach(wanted, await texts(wanted));
}

/** Learn the first language, however often it takes: without it there is nothing to say. While its words are on their
 * way, numbers are prepared, for which a browser takes long the first time. */
export async function learnToSpeak(): Promise<void> {
  setTimeout(() => Intl.NumberFormat(language()));
  while (!speaks(language()))
    await learn(language()).catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER)));
}

/** Go on in another language. */
export async function change(to: Language): Promise<void> {
  try {
    await learn(to);
    speak(to);
  } catch {
    complain(say("page-no-server"));
  }
}
