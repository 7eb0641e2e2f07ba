import { expect, test } from "vitest";
import type { LogEntry } from "../../core/messages/wire";
import { picturedIn } from "./ending";

const entry = (name: string, args: Record<string, string | null> = {}) =>
  ({
    name,
    args: Object.fromEntries(Object.entries(args).map(([key, value]) => [key, { type: "card", value }])),
  }) as unknown as LogEntry;
const pictured = picturedIn("landlord-2013");

test.each([
  entry("bombed"),
  entry("jailed"),
  entry("built", { roof: "attic-apartment" }),
  entry("moved-in", { card: "squatters" }),
])("what can decide a game has a picture: $name", (told) => expect(pictured(told)).toContain("<svg"));

test.each([entry("passed", { card: "police" }), entry("moved-in", { card: null })])(
  "what is hidden, or is nothing, has none: $name",
  (told) => expect(pictured(told)).toBe(""),
);
