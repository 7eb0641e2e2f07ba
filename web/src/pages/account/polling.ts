// Polling until something is found or nobody waits for it any more.

import { unknown } from "../../core/transport/http";

const EVERY = 2_000;

/** Call `ask` until `enough` accepts its result; if the server does not know the sender, call `refused` and stop.
 * Returns the function that stops it. */
export function poll<T>(ask: () => Promise<T>, enough: (found: T) => boolean, refused: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const look = async () => {
    try {
      over ||= enough(await ask());
    } catch (problem) {
      if (unknown(problem) && !over) refused();
      over ||= unknown(problem); // otherwise temporarily unreachable or busy
    }
    if (!over) timer = setTimeout(() => void look(), EVERY);
  };
  void look();
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
