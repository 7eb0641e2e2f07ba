// The operator's announcement to all users, such as a restart: polled, and shown once.

import type { Bulletin } from "../messages/wire";
import { language } from "../text/text.svelte";
import { ask } from "../transport/http";
import { announce } from "./toasts.svelte";

const AGAIN = 60_000; // milliseconds

let said = "";

/** Show an announcement if it is new. Failures are ignored; other parts of the page report them. */
async function look(): Promise<void> {
  const answer = await ask("/bulletin").catch(() => null);
  const bulletin = (await answer?.json().catch(() => null)) as Bulletin | null | undefined;
  const now = bulletin?.said?.[language()] ?? "";
  if (now && now !== said) announce(now);
  said = now;
}

/** Start polling; returns the function that stops it. */
export function listen(): () => void {
  void look();
  const timer = setInterval(() => void look(), AGAIN);
  return () => clearInterval(timer);
}
