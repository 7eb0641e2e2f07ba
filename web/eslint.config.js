import css from "@eslint/css";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import colours from "./eslint-colours.js";
import svelteConfig from "./svelte.config.js";

const SCRIPTS = ["**/*.js", "**/*.ts", "**/*.svelte"];

/** Functions of browsers that some of those that the README names do not have. Newer functions of the language are
 * not in `lib` of `tsconfig.json`. */
const NEWER = [
  ["AbortSignal", "any"],
  ["Blob", "bytes"],
  ["Intl", "DurationFormat"],
  ["Intl", "Segmenter"],
  ["ReadableStream", "from"],
  ["Response", "json"],
  ["URL", "canParse"],
  ["URL", "parse"],
  ["document", "caretPositionFromPoint"],
  ["document", "startViewTransition"],
  ["globalThis", "requestIdleCallback"],
  ["navigator", "userActivation"],
  ["window", "requestIdleCallback"],
  ["window", "scheduler"],
  ["checkVisibility"],
  ["getHTML"],
  ["hidePopover"],
  ["moveBefore"],
  ["requestClose"],
  ["setHTMLUnsafe"],
  ["showPopover"],
  ["togglePopover"],
].map((name) => ({
  ...(name.length > 1 && { object: name[0] }),
  property: name.at(-1),
  message: "Not all browsers that the README names have it.",
}));

/** What only `core/transport` may use, because tables are not always on a server. */
const TRANSPORT = "Only core/transport knows how tables are reached.";
const REACHING = ["fetch", "WebSocket", "EventSource", "XMLHttpRequest"].map((name) => ({ name, message: TRANSPORT }));
const ADDRESSES = ["Literal[value=/^\\u002fapi\\b/]", "TemplateElement[value.raw=/^\\u002fapi\\b/]"].map(
  (selector) => ({
    selector,
    message: TRANSPORT,
  }),
);

export default defineConfig(
  globalIgnores(["src/api.ts", "src/messages.ts"]), // generated
  { files: SCRIPTS, extends: [js.configs.recommended, ts.configs.recommended, svelte.configs.recommended] },
  { files: ["src/**/*.css"], plugins: { css }, language: "css/css" },
  {
    files: ["src/**"],
    ignores: ["**/theme.css", "**/art/**", "**/faces/**", "**/faces.ts", "**/*.test.ts"],
    plugins: { colours },
    rules: { "colours/named": "error" },
  },
  {
    files: ["src/**"],
    ignores: ["**/*.test.ts"],
    rules: { "no-restricted-properties": ["error", ...NEWER] },
  },
  {
    files: ["src/**"],
    ignores: ["src/core/transport/**", "**/*.test.ts"],
    rules: {
      "no-restricted-globals": ["error", ...REACHING],
      "no-restricted-syntax": ["error", ...ADDRESSES],
    },
  },
  { files: ["*.js"], languageOptions: { globals: globals.node } },
  { files: ["src/**"], languageOptions: { globals: globals.browser } },
  { files: ["public/**"], languageOptions: { globals: globals.serviceworker } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
  },
);
