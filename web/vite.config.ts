import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: "../src/altbau/server/web/page",
    emptyOutDir: true,
    target: "es2022",
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
