import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  base: "./", // the server says in its page under which path it is found
  plugins: [svelte()],
  build: {
    outDir: "../src/altbau/server/web/page",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${names[0]?.split("~")[0]?.replace(/\..*/, "")}-[hash][extname]`,
        // What pages share comes in few files: a browser asks for six at a time, and each costs a way there and back.
        // A module is in the first of these that it fits, together with all that it needs.
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"] },
            // small things on most pages
            {
              name: "pieces",
              test: /core\/(bots|catalog|names|paces|Artwork|faces|scene|shell\/Dialog)/,
            },
            { name: "me", test: /core\/(me|saving)\./ },
            // what leads elsewhere
            { name: "doors", test: /core\/(rules\/RuleDoor|LinkField|ButtonBeside)/ },
            // what a game is told with, without the drawings of its table
            {
              name: "telling",
              test: /core\/(breakable|log\/event-words|table\/(ending|patches|requests))|replay\/retold/,
            },
            // what goes on at a table, whether it is played or told again
            {
              name: "live",
              test: /core\/(bubble\/things|log\/last-look|moments\/sounds|table\/(choosing|live|with-hints)|Thumbnail)|replay\/Hands/,
            },
            { name: "fronts", test: /games\/.*\/fronts/ },
            // how any table looks
            {
              name: "table",
              test: /core\/(absence|art|clocks\/SeatClock|coach|consent|log|moments|question|rematch|resigning|table|talk)/,
              minShareCount: 3,
            },
            // of each game, what its table and other pages draw
            { name: (id) => /src\/games\/(\w+)\//.exec(id)?.[1] ?? null, debugName: "game", minShareCount: 2 },
            { name: "shared", test: /src/, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 5_000 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // tests read the texts of the games
    proxy: { "/api": { target: `http://${server}`, ws: true } },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000, // for a busy machine: the first test of a file waits for what it imports
  },
}));
