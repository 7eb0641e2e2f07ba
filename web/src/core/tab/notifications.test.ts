import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** The browser's Notification API, with the user's answer preset. */
class Notices {
  static permission: NotificationPermission;
  static answer: NotificationPermission;
  static shown: string[];
  static requestPermission = () => {
    Notices.permission = Notices.answer;
    return Promise.resolve(Notices.answer);
  };
  close = vi.fn();
  constructor(_title: string, { body }: { body: string }) {
    Notices.shown.push(body);
  }
}

/** Load the module anew in a browser that gives this answer, visible or hidden. */
async function opened(answer: NotificationPermission, hidden: boolean) {
  Notices.answer = answer;
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  vi.resetModules();
  const { teach } = await import("../text/text.svelte");
  await teach("en", { core: "page-title = Altbau", games: [] });
  return await import("./notifications.svelte");
}

beforeEach(() => {
  localStorage.clear();
  Object.assign(Notices, { permission: "default", shown: [] });
  vi.stubGlobal("Notification", Notices);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("who has allowed it is called while looking elsewhere, and after a reload", async () => {
  const page = await opened("granted", true);
  page.call("Your turn");
  expect([page.canNotify(), page.notifies(), Notices.shown]).toEqual([true, false, []]);
  await page.toggleNotices();
  page.call("Your turn");
  expect([page.notifies(), Notices.shown]).toEqual([true, ["Your turn"]]);
  const again = await opened("granted", true);
  again.call("Your turn");
  expect([again.notifies(), Notices.shown.length]).toEqual([true, 2]);
  await again.toggleNotices();
  again.call("Your turn");
  expect([again.notifies(), Notices.shown.length]).toEqual([false, 2]);
});

test("who looks at the page is not called", async () => {
  const page = await opened("granted", false);
  await page.toggleNotices();
  page.call("Your turn");
  expect(Notices.shown).toEqual([]);
});

test("who has forbidden it is not asked again", async () => {
  const page = await opened("denied", true);
  await page.toggleNotices();
  page.call("Your turn");
  expect([page.canNotify(), page.notifies(), Notices.shown]).toEqual([false, false, []]);
});

test("a browser without notifications offers none", async () => {
  vi.stubGlobal("Notification", undefined);
  Reflect.deleteProperty(globalThis, "Notification");
  const page = await opened("granted", true);
  expect(page.canNotify()).toBe(false);
});
