import { beforeEach, expect, test, vi } from "vitest";
import { ownSecret, saveOwnSecret, saveTiedKeys, tiedKeys } from "../../core/device/device";
import { beCalled } from "../../core/transport/account";
import { Me } from "./account.svelte";

beforeEach(() => {
  localStorage.clear();
  saveOwnSecret("secret");
  saveTiedKeys("one", ["x"]);
  const problem = { code: "unknown-identity", sentence: "Nothing is known." };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(problem, { status: 403 })));
});

test.each([
  ["looks", (me: Me) => me.look()],
  ["changes something", (me: Me) => me.change(() => beCalled("Ann"))],
])("whoever is not known any more when he %s ties his seats anew", async (_, act) => {
  await act(new Me());
  expect(ownSecret()).toBe("");
  expect(tiedKeys("one")).toEqual([]);
});
