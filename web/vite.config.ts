import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "127.0.0.1:8000";
const PACKAGE = fileURLToPath(new URL("../src/altbau", import.meta.url)); // it has the drawings that the server needs, too

export default defineConfig(({ mode }) => ({
  base: "./", // relative: the server knows its path prefix
  plugins: [svelte()],
  build: {
    outDir: "../src/altbau/server/web/page",
    emptyOutDir: true,
    target: "es2023",
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${names[0]?.split("~")[0]?.replace(/\..*/, "")}-[hash][extname]`,
        // Shared modules are grouped into few files: a browser requests six at a time, and each costs a round trip. A
        // module belongs to the first group that it matches, together with its dependencies.
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"] },
            // small components of most pages
            {
              name: "pieces",
              test: /core\/(art\/Artwork|catalogue|faces|messages\/paces|scene|shell\/(Boundary|Dialog)|text\/names)/,
            },
            { name: "account", test: /core\/(device\/download|transport\/account)\./ },
            // links and buttons to other places
            { name: "doors", test: /core\/(fields\/(ButtonBeside|LinkField)|rules\/RuleDoor)/ },
            // the houses of those who wait or join, which the start page does not need
            { name: "building", test: /pages\/lobby\/Building/ },
            // what replays and analyses need besides the table's drawings
            {
              name: "telling",
              test: /core\/(log\/event-words|messages\/patches|result\/ending|text\/hyphenation|transport\/table)|replay\/retold/,
            },
            // the running table, played or replayed
            {
              name: "live",
              test: /core\/(bubble\/things|game\/Thumbnail|live\/(choosing|live|with-hints)|log\/last-look|sound\/sounds)|replay\/Hands/,
            },
            { name: "fronts", test: /games\/.*\/fronts/ },
            // the look of all tables
            {
              name: "table",
              test: /core\/(absence|art\/files|chat|clocks\/SeatClock|coach|consent|device\/viewport|input|live|log|moments|question|resignation|result|silences|sound|table|transport\/(prefetch|server-clock))/,
              minShareCount: 3,
            },
            // per game: drawings of its table and other pages
            {
              name: (id) => /src\/(?:altbau\/)?games\/(\w+)\//.exec(id)?.[1] ?? null,
              debugName: "game",
              minShareCount: 2,
            },
            { name: "shared", test: /src/, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 5_000 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // tests read the message files of the games
    proxy: { "/api": { target: `http://${server}`, ws: true } },
  },
  resolve: { alias: { "@package": PACKAGE }, ...(mode === "test" ? { conditions: ["browser"] } : {}) },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000, // for a busy machine: the first test of a file includes the time of its imports
  },
}));
