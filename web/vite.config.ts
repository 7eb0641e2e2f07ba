import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = "127.0.0.1:8000";
const PACKAGE = fileURLToPath(new URL("../src/altbau", import.meta.url)); // it has the drawings that the server needs, too

/** The modules whose paths in `src`, of the page or of the package, begin in one of these ways. */
const inside = (...paths: string[]): RegExp => new RegExp(`/(?:web/src|src/altbau)/(?:${paths.join("|")})`);

/**
 * Most functions of a file are called when its page opens. With this first line Chromium compiles them while the file
 * comes, beside the main thread; without it each at its first call, on the main thread.
 */
const compiledAtOnce: Plugin = {
  name: "compiled-at-once",
  generateBundle: {
    order: "post", // Vite itself puts lines before others
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === "chunk") file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

const components = new Map<string, string>(); // by the class of their elements

/** The class that keeps a component's styles apart: short, because it comes in script and style sheet. */
function styleClass({ hash, filename }: { hash: (text: string) => string; filename: string }): string {
  const path = filename.split("/src/").at(-1) ?? filename;
  const name = hash(path)
    .slice(-5, -1)
    .replace(/^\d/, (digit) => "ghijklmnop"[Number(digit)] ?? "");
  const known = components.get(name) ?? path;
  if (known !== path) throw new Error(`${known} and ${path} have the same class.`);
  components.set(name, path);
  return name;
}

export default defineConfig(({ mode }) => ({
  base: "./", // relative: the server knows its path prefix
  plugins: [svelte({ compilerOptions: { cssHash: styleClass } }), compiledAtOnce],
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "assets/worker-[hash].js" } } },
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
              test: inside(
                "core/art/Artwork",
                "core/catalogue/(bots|catalogue)",
                "core/faces",
                "core/messages/paces",
                "core/rules/house",
                "core/scene/(Sky|Sun|hours)",
                "core/shell/(Boundary|Dialog)",
                "core/(site/elsewhere|transport/loading)",
                "core/text/names",
              ),
            },
            // what the start page shows of tables, and others too
            {
              name: "street",
              test: inside(
                "core/(lesson|site/NotHere)",
                "pages/deals/(requests|standing)",
                "pages/start/(House|NameField|TableLink|art|fronts|new-table|seats|standings|street)",
              ),
            },
            // headings of other pages than that, and their choice of an edition
            { name: "headings", test: inside("core/(catalogue/EditionField|scene)") },
            // links and buttons to other places, and what house rules change
            {
              name: "doors",
              test: inside(
                "core/(device/download|fields|transport/account)",
                "core/rules/(RuleDoor|HouseFigures|HouseMark)",
                "pages/lobby/QrCode",
              ),
            },
            // the houses of those who wait or join, which the start page does not need
            { name: "building", test: inside("pages/lobby/Building") },
            // what replays and analyses need besides the table's drawings, and drawings of several games
            {
              name: "telling",
              test: inside(
                "core/log/event-words",
                "core/messages/patches",
                "core/pictures",
                "core/result/ending",
                "core/text/hyphenation",
                "core/transport/table",
                "pages/replay/retelling",
              ),
            },
            // the running table, played or replayed
            {
              name: "live",
              test: inside(
                "core/bubble",
                "core/game/Thumbnail",
                "core/input/drag",
                "core/live/(choosing|live|hints)",
                "core/log/last-look",
                "core/sound/sounds",
                "pages/replay/Hands",
              ),
            },
            { name: "table", test: inside("core/(moments|notes|rulebook/CardDetails)") },
            // what stands in place of a table
            { name: "notices", test: inside("core/(live/Outgrown|shell/MissingTable|site/Opening)") },
            // a site's transport, which no page of a server may start
            { name: "in-worker", test: inside("core/transport/in-worker") },
            { name: "fronts", test: /games\/.*\/fronts/ },
            // the look of all tables
            {
              name: "table",
              test: inside(
                "core/(absence|announcer|chat|clocks/SeatClock|coach|consent|live|log|moments|question|resignation|result)",
                "core/(silences|sound|table)",
                "core/(art/files|device/viewport|input|transport/(prefetch|server-clock))",
              ),
              minShareCount: 3,
            },
            // per game: drawings of its table and other pages
            {
              name: (id) => /src\/(?:altbau\/)?games\/(\w+)\//.exec(id)?.[1] ?? null,
              debugName: "game",
              minShareCount: 2,
            },
            { name: "shared", test: /src/, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 12_000 },
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
    cache: false, // so that test files, which share their modules, always run in the same order
    maxWorkers: 1,
    testTimeout: 60_000, // for a busy machine: the first test of a file includes the time of its imports
  },
}));
