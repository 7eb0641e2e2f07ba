import { describe, expect, it } from "vitest";
import { pageAt } from ".";

describe("pages", () => {
  it.each([
    ["/", "/"],
    ["/index.html", "/"],
    ["/nowhere", "nowhere"],
    ["/learn", "/learn"],
    ["/games", "/games"],
    ["/records", "/records"],
    ["/position", "/position"],
    ["/print", "/print"],
    ["/me", "/me"],
    ["/operator", "/operator"],
    ["/editions", "rules"],
    ["/rules", "rules"],
    ["/rules/monopoly", "rules"],
    ["/rules/differences", "rules"],
    ["/rulesets", "nowhere"],
    ["/t/Tab1e", "table"],
    ["/t/Tab1e/join", "join"],
    ["/t/Tab1e/device", "device"],
    ["/t/Tab1e/analysis", "replay"],
    ["/t/Tab1e/nowhere", "table"],
    ["/e/Tab1e", "series"],
    ["/learn/landlord-2013", "lesson"],
    ["/puzzles", "/puzzles"],
    ["/puzzles/0123abcd", "puzzle"],
    ["/deals", "/deals"],
    ["/deals/0123abcd", "deal"],
  ])("%s is shown by %s", (path, name) => expect(pageAt(path)).toBe(name));
});
