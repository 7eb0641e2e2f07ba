// What whoever runs the server tells everybody, as that it will be restarted: asked for again and again, said once.

import { ask } from "../http";
import { language } from "../text.svelte";
import type { Bulletin } from "../wire";
import { announce } from "./toasts.svelte";

const AGAIN = 60_000; // ms

let said = "";

/** Say what is new; whoever can't reach the server is told so elsewhere. */
async function look(): Promise<void> {
  const answer = await ask("/bulletin").catch(() => null);
  const bulletin = (await answer?.json().catch(() => null)) as Bulletin | null | undefined;
  const now = bulletin?.said?.[language()] ?? "";
  if (now && now !== said) announce(now);
  said = now;
}

/** Look from now on; what gives an end to that. */
export function listen(): () => void {
  void look();
  const timer = setInterval(() => void look(), AGAIN);
  return () => clearInterval(timer);
}
