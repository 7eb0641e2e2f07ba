import { describe, expect, it } from "vitest";
import { stage } from "./standing";

describe("stage", () => {
  it.each([
    [{ closed: false, table: null, over: false }, "begin"],
    [{ closed: false, table: "T", over: false }, "go-on"],
    [{ closed: true, table: "T", over: false }, "go-on"],
    [{ closed: false, table: "T", over: true }, "over"],
    [{ closed: true, table: "T", over: true }, "over"],
    [{ closed: true, table: null, over: false }, "closed"],
  ] as const)("of %o is %s", (deal, expected) => expect(stage(deal)).toBe(expected));
});
