import { beforeEach, expect, test, vi } from "vitest";
import { follow, go, path, seriesAt, tableAt, within } from "./route.svelte";

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  go("/");
});

test("a path leads to a table, or to one of its doors", () => {
  expect(tableAt("/t/abc")).toEqual({ table: "abc", door: null });
  expect(tableAt("/t/abc/join")).toEqual({ table: "abc", door: "join" });
  expect(tableAt("/t/abc/device")).toEqual({ table: "abc", door: "device" });
  expect(tableAt("/t/abc/window")).toEqual({ table: "abc", door: null });
});

test("a slash at the end of an address changes nothing", () => {
  expect(within("/games/")).toBe("/games");
  expect(within("/")).toBe("/");
});

test("a path leads to a series", () => {
  expect(seriesAt("/e/abc")).toBe("abc");
  expect(seriesAt("/e/a%2Fb")).toBe("a/b");
  for (const other of ["/", "/e", "/e/", "/t/abc"]) expect(seriesAt(other)).toBeNull();
});

test("other paths lead to no table", () => {
  for (const other of ["/", "/t", "/t/", "/records", "/editions", "/x/t/abc"]) expect(tableAt(other)).toBeNull();
});

test("a name is read as it was written, and one that can't be read is taken as it is", () => {
  expect(tableAt("/t/a%2Fb")?.table).toBe("a/b");
  expect(tableAt("/t/100%")?.table).toBe("100%");
});

test("who goes somewhere is there, and the way back is kept unless it is replaced", () => {
  const before = history.length;
  go("/records");
  expect([path(), history.length]).toEqual(["/records", before + 1]);
  go("/editions", true);
  expect([path(), history.length]).toEqual(["/editions", before + 1]);
});

test("a link is followed here, but for one that is to open elsewhere", () => {
  const link = document.createElement("a");
  link.href = "/records";
  link.addEventListener("click", (event) => {
    follow(event);
    event.preventDefault();
  });
  link.dispatchEvent(new MouseEvent("click", { ctrlKey: true, cancelable: true }));
  expect(path()).toBe("/");
  link.dispatchEvent(new MouseEvent("click", { cancelable: true }));
  expect(path()).toBe("/records");
});
