import { beforeEach, expect, test, vi } from "vitest";
import { keepKeys, keepTable, ownSecret, saveOwnSecret, saveTiedKeys, tiedKeys } from "../device/device";
import { arrive, sitDown } from "./account";

const server = vi.fn<typeof fetch>();
const done = () => Promise.resolve(Response.json({}));
const outOfReach = () => Promise.reject(new TypeError());
const doors = () => server.mock.calls.map(([address]) => address);

beforeEach(() => {
  localStorage.clear();
  server.mockReset();
  vi.stubGlobal("fetch", server);
  keepKeys("one", [{ seat: "A", secret: "x" }]);
  keepTable({ id: "one", edition: "monopoly", seats: [], over: false, day: "2026-01-01" });
  saveOwnSecret("old");
  saveTiedKeys("one", ["x"]);
});

test("a device that has become another person's takes its seats along", async () => {
  server.mockImplementation(done);
  await arrive("new");
  expect(ownSecret()).toBe("new");
  expect(tiedKeys("one")).toEqual(["x"]);
  expect(doors()).toEqual(["/api/account/forget", "/api/account/seats"]);
});

test("seats that could not be taken along are told when their table is opened next", async () => {
  server.mockImplementation(outOfReach);
  await arrive("new");
  expect(tiedKeys("one")).toEqual([]);
  server.mockReset().mockImplementation(done);
  await sitDown("one");
  expect(doors()).toEqual(["/api/account/seats"]);
  expect(tiedKeys("one")).toEqual(["x"]);
});
