import { describe, expect, it } from "vitest";
import { load, pageAt, type PageName } from ".";

describe("pages", () => {
  it.each([
    ["/", "/"],
    ["/nowhere", "/"],
    ["/records", "/records"],
    ["/editions", "/editions"],
    ["/t/Tab1e", "table"],
    ["/t/Tab1e/join", "join"],
    ["/t/Tab1e/device", "device"],
  ] satisfies [string, PageName][])("%s is shown by %s", async (path, name) => {
    expect(pageAt(path)).toBe(name);
    expect((await load(name)).default).toBeTypeOf("function");
  });
});
