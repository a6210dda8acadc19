import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { fonts } from "./fonts/plugin.ts";
import { rounded } from "./src/ui/rounded.ts";

/**
 * Gives the page the drawings of the icons it lists, and of no others: `virtual:icons` those of src/ui/icons.json,
 * `virtual:icons/clash` those of src/clash/icons.json, and so on.
 */
function icons(): Plugin {
  const id = "virtual:icons";
  return {
    name: "civitas-icons",
    resolveId: (source) => (source === id || source.startsWith(`${id}/`) ? `\0${source}` : undefined),
    load(source) {
      if (!source.startsWith(`\0${id}`)) {
        return undefined;
      }
      const folder = source.slice(id.length + 2) || "ui";
      const list = new URL(`./src/${folder}/icons.json`, import.meta.url);
      const wanted = JSON.parse(readFileSync(list, "utf8")) as Record<string, string>;
      const all = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
        icons: Record<string, { body: string }>;
      };
      // what several names share stands once: such drawings lie too far apart for a compressor to notice
      const paths: string[] = [];
      const drawings: string[] = [];
      for (const [name, icon] of Object.entries(wanted)) {
        const body = all.icons[icon]?.body;
        const path = body && /\bd="([^"]+)"/.exec(body)?.[1];
        if (!path) {
          this.error(`game-icons has no icon ${icon} (for ${name})`);
        }
        const drawing = rounded(path);
        const known = paths.indexOf(drawing);
        drawings.push(`${JSON.stringify(name)}:p[${known < 0 ? paths.push(drawing) - 1 : known}]`);
      }
      return `const p=${JSON.stringify(paths)};export default {${drawings.join(",")}};`;
    },
  };
}

/** The words of a language are called by whose they are, so that what a page weighs can be told: `civ-ru`. */
const chunkName = ({ facadeModuleId, name }: { facadeModuleId?: string | null; name: string }) => {
  const [, folder, language] = /(\w+)\/(en|ru)\.ts$/.exec(facadeModuleId ?? "") ?? [];
  return `assets/${language ? `${folder}-${language}` : name}-[hash].js`;
};

export default defineConfig({
  plugins: [react(), icons(), fonts()],
  build: {
    outDir: "dist",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    target: "es2022",
    rollupOptions: { output: { entryFileNames: "assets/[name]-[hash].js", chunkFileNames: chunkName } },
  },
  server: {
    port: 5173,
    proxy: { "/api": { target: process.env.CIVITAS_SERVER ?? "http://127.0.0.1:8080", ws: true, changeOrigin: false } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.{ts,tsx}"], setupFiles: ["scripts/words.ts"] },
} as never);
