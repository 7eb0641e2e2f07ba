// Loads the languages of the page from the server, each when it is first used.

import { language, say, speak, speaks, teach, type Language } from "../text/text.svelte";
import { texts } from "../transport/http";
import { complain } from "./toasts.svelte";

const RETRY_AFTER = 3000;

async function learn(wanted: Language): Promise<void> {
  if (!speaks(wanted)) await teach(wanted, await texts(wanted));
}

/** Load the first language, retrying forever: without it the page has no text. `failed` is called after each failure.
 * Meanwhile, `Intl.NumberFormat` is initialised, which is slow the first time. */
export async function learnToSpeak(failed: () => void): Promise<void> {
  setTimeout(() => Intl.NumberFormat(language()));
  while (!speaks(language()))
    await learn(language()).catch(() => {
      failed();
      return new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    });
}

/** Switch to another language; complains if it can't be loaded. */
export async function change(to: Language): Promise<void> {
  try {
    await learn(to);
    speak(to);
  } catch {
    complain(say("page-no-server"));
  }
}
