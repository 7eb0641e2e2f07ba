import css from "@eslint/css";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import colours from "./eslint-colours.js";
import svelteConfig from "./svelte.config.js";

const SCRIPTS = ["**/*.js", "**/*.ts", "**/*.svelte"];

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
  { files: ["*.js"], languageOptions: { globals: globals.node } },
  { files: ["src/**"], languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
  },
);
