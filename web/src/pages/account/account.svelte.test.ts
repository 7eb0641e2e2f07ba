import { beforeEach, expect, test, vi } from "vitest";
import { ownSecret, saveOwnSecret, saveTiedKeys, tiedKeys } from "../../core/device/device";
import { beCalled } from "../../core/transport/account";
import { Account } from "./account.svelte";

beforeEach(() => {
  localStorage.clear();
  saveOwnSecret("secret");
  saveTiedKeys("one", ["x"]);
  const problem = { code: "unknown-account", sentence: "Nothing is known." };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(problem, { status: 403 })));
});

test.each([
  ["looks", (account: Account) => account.look()],
  ["changes something", (account: Account) => account.change(() => beCalled("Ann"))],
])("whoever is not known any more when he %s ties his seats anew", async (_, act) => {
  await act(new Account());
  expect(ownSecret()).toBe("");
  expect(tiedKeys("one")).toEqual([]);
});
