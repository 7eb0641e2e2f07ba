// Calls a player who is looking elsewhere: by the tab's icon, and by a browser notification if allowed.

import { savedNotices, saveNotices } from "../device/device";
import { say } from "../text/text.svelte";

const NOTICE = "altbau"; // each notification replaces the one before

const possible = (): boolean => "Notification" in window && Notification.permission !== "denied";

const state = $state({
  on: savedNotices() && possible() && Notification.permission === "granted",
  possible: possible(),
});

/** Whether the browser supports notifications and the user has not blocked them. */
export const canNotify = (): boolean => state.possible;
export const notifies = (): boolean => state.on;

/** Turn notifications on or off; the browser asks the user for permission. */
export async function toggleNotices(): Promise<void> {
  state.on = !state.on && (await Notification.requestPermission()) === "granted";
  state.possible = possible();
  saveNotices(state.on);
}

/** Set the tab's icon: whether the viewer is asked or not. */
export function signTab(asked: boolean): void {
  const sign = document.querySelector<HTMLLinkElement>("link[rel='icon']");
  const { quiet = sign?.href, calling } = sign?.dataset ?? {};
  if (!sign || !quiet || !calling) return;
  sign.dataset.quiet = quiet;
  sign.href = asked ? calling : quiet;
}

/** Set the number at the icon of the installed page. */
export function showBadge(tables: number): void {
  const shown = tables ? navigator.setAppBadge?.(tables) : navigator.clearAppBadge?.();
  shown?.catch(() => undefined); // not permitted
}

/** Notify a player whose page is hidden, with a line that says why. */
export function call(line: string): void {
  if (!state.on || !document.hidden) return;
  try {
    const notice = new Notification(say("page-title"), { body: line, tag: NOTICE });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    state.possible = false; // phones allow notifications only from a service worker
  }
}
