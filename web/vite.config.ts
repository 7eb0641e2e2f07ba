import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/altbau/server/page",
    emptyOutDir: true,
    target: "es2022",
  },
  server: {
    fs: { allow: [".", "../src/altbau"] },
    proxy: { "/api": { target: `http://${server}`, ws: true } },
  },
});
