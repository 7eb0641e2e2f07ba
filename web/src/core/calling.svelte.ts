// Calling somebody who looks elsewhere: by the sign of the tab, and by a notification of the browser where it is allowed.

import { savedNotices, saveNotices } from "./device";
import { say } from "./text.svelte";

const NOTICE = "altbau"; // one takes the place of the one before

const possible = (): boolean => "Notification" in window && Notification.permission !== "denied";

const state = $state({
  on: savedNotices() && possible() && Notification.permission === "granted",
  possible: possible(),
});

/** Whether the browser has notifications, and the reader has not forbidden them. */
export const canNotify = (): boolean => state.possible;
export const notifies = (): boolean => state.on;

/** Begin or end to notify; the browser asks its reader first. */
export async function toggleNotices(): Promise<void> {
  state.on = !state.on && (await Notification.requestPermission()) === "granted";
  state.possible = possible();
  saveNotices(state.on);
}

/** Let the sign of the tab say whether the viewer is asked. */
export function signTab(asked: boolean): void {
  const sign = document.querySelector<HTMLLinkElement>("link[rel='icon']");
  const { quiet = sign?.href, calling } = sign?.dataset ?? {};
  if (!sign || !quiet || !calling) return;
  sign.dataset.quiet = quiet;
  sign.href = asked ? calling : quiet;
}

/** Call somebody who has the page open and does not look at it, with a line that says why. */
export function call(line: string): void {
  if (!state.on || !document.hidden) return;
  try {
    const notice = new Notification(say("page-title"), { body: line, tag: NOTICE });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    state.possible = false; // phones want a service worker for that
  }
}
