// Asking the server again and again, until there is something to see or nobody looks any more.

import { unknown } from "../../core/http";

const EVERY = 2_000;

/** Ask until what comes is `enough`, or whoever asks is not known any more; what ends it is returned. */
export function watching<T>(ask: () => Promise<T>, enough: (found: T) => boolean, refused: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const look = async () => {
    try {
      over ||= enough(await ask());
    } catch (problem) {
      if (unknown(problem) && !over) refused();
      over ||= unknown(problem); // else out of reach for a moment, or too much to do
    }
    if (!over) timer = setTimeout(() => void look(), EVERY);
  };
  void look();
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
