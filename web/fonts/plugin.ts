import type { HtmlTagDescriptor, Plugin } from "vite";
import { FACES, type Face, hashed, licences } from "./faces.ts";

interface Files {
  /** Content by path, without the leading slash. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly tags: HtmlTagDescriptor[];
}

const TYPES: Readonly<Record<string, string>> = { css: "text/css", txt: "text/plain", woff2: "font/woff2" };

// Nothing is shown in a font of the machine first and in ours a moment later: the page would jump.
const rule = (face: Face, path: string) => `@font-face {
  font-family: "${face.family}";
  src: url("/${path}") format("woff2");
  font-weight: ${face.weight};
  font-display: block;
  unicode-range: ${face.range};
}
`;

async function make(): Promise<Files> {
  const files = new Map<string, string | Uint8Array>();
  const tags: HtmlTagDescriptor[] = [];
  let css = "";
  for (const face of FACES) {
    const bytes = await face.bytes();
    const path = hashed(face.name, "woff2", bytes);
    files.set(path, bytes);
    css += rule(face, path);
    if (face.first) {
      tags.push({
        tag: "link",
        injectTo: "head",
        attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${path}` },
      });
    }
  }
  const sheet = hashed("fonts", "css", css);
  files.set(sheet, css);
  // the same under a name that stays: for the pages that the server writes itself
  files.set("fonts.css", css);
  files.set("fonts-licences.txt", licences());
  return { files, tags: [{ tag: "link", injectTo: "head", attrs: { rel: "stylesheet", href: `/${sheet}` } }, ...tags] };
}

/** Puts the page's own fonts beside it, with their style sheet and licences, and names them in its head. */
export function fonts(): Plugin {
  let made: Promise<Files> | undefined;
  const all = () => {
    made ??= make();
    return made;
  };
  return {
    name: "civitas-fonts",
    async transformIndexHtml() {
      return (await all()).tags;
    },
    async generateBundle() {
      for (const [fileName, source] of (await all()).files) {
        this.emitFile({ type: "asset", fileName, source });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.slice(1) ?? "";
        all().then(({ files }) => {
          const content = files.get(path);
          if (content === undefined) {
            next();
            return;
          }
          response.setHeader("Content-Type", TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "");
          response.end(content);
        }, next);
      });
    },
  };
}
