// @vitest-environment node
import { ESLint } from "eslint";
import { expect, test } from "vitest";

const eslint = new ESLint();
const complaints = async (text: string, filePath: string) =>
  (await eslint.lintText(text, { filePath }))[0]?.messages.filter(({ ruleId }) => ruleId === "colours/named").length;

test.each([
  ["src/New.svelte", '<svg><path fill="#fff" stroke="black" /></svg>', 2],
  ["src/New.svelte", "<p>#</p>\n<style>\n  p {\n    color: rgb(0 0 0 / 5%);\n  }\n</style>", 1],
  ["src/New.svelte", '<svg><path fill="var(--paint-red)" stroke="currentcolor" /></svg>', 0],
  ["src/new.ts", 'export const colour = "#a63d26";', 1],
  ["src/new.ts", "export class Red {\n  #live = 1;\n  white = this.#live;\n}", 0],
  ["src/new.css", "p {\n  background: oklch(0.5 0.1 20);\n  white-space: nowrap;\n}", 1],
  ["src/core/style/theme.css", ":root {\n  --ink: #2e2119;\n}", 0],
  ["src/games/any/art/drawings.ts", 'export const colour = "#a63d26";', 0],
  ["src/core/faces/new.ts", 'export const colour = "#a63d26";', 0],
])("colours have names outside of themes and drawings: %s", async (file, text, expected) => {
  expect(await complaints(text, file)).toBe(expected);
});
