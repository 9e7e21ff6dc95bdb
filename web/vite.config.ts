import { defineConfig } from "vitest/config";

// While developing (`npm run dev`) everything that is not the client itself comes from a table
// server on this machine: start one with `acesaround serve`, and set ACESAROUND_URL if it is elsewhere.
const server = process.env["ACESAROUND_URL"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "/",
  build: {
    outDir: "../src/acesaround/server/static",
    emptyOutDir: true,
    target: "es2022",
    // A small SVG turned into a data: URI breaks in an unquoted CSS url(...): keep every file a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": server,
      "/words": server,
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
