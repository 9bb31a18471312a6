import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { escapeHtml } from "@typed-site/utils";
import { keptBundle } from "@typed-site/utils/node";

/** @param styles names of the site's style sheets */
const pageWith = (styles: readonly string[], editor: string) => `<!doctype html>
<html lang="pl">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
    <meta name="robots" content="noindex" />
    <title>Redakcja</title>
    ${styles.map((name) => `<link rel="stylesheet" href="/admin/site/${name}" />`).join("\n    ")}
    <link rel="stylesheet" href="/admin/style.css" />
  </head>
  <body>
    <div id="redakcja" data-editor="${escapeHtml(editor)}">
      <p>Redakcja się wczytuje…</p>
      <noscript><p>Redakcja potrzebuje JavaScriptu: włącz go w przeglądarce.</p></noscript>
    </div>
    <script type="module" src="/admin/start.js"></script>
  </body>
</html>
`;

const ENTRIES = ["start.tsx", "style.css"].map((name) => path.join(__dirname, "../page", name));

/**
 * Adds the page, its script and its styles.
 * @param styles the style sheets with the site's fonts and colours, as paths in the project
 * @param kept the folder in which the bundles are kept
 */
export function addPageItself(
  app: FastifyInstance,
  styles: readonly string[],
  project: string,
  kept: string,
): void {
  const names = styles.map((style) => path.basename(style));
  app.get("/admin", ({ editor }, reply) =>
    reply.type("text/html; charset=utf-8").send(pageWith(names, editor.name)),
  );
  addBundle(app, () => keptBundle(ENTRIES, project, path.join(kept, "page.json")));
  for (const sheet of styles) {
    app.get(`/admin/site/${path.basename(sheet)}`, async (_request, reply) =>
      reply.type("text/css; charset=utf-8").send(await readFile(path.join(project, sheet))),
    );
  }
}

/** The site's fonts, which its style sheets name: there also while nothing draws the site. */
export function addFonts(app: FastifyInstance, project: string): void {
  app.get<{ Params: { name: string } }>("/fonts/:name", async ({ params }, reply) => {
    const file = path.join(project, "static/fonts", path.basename(params.name));
    const bytes = await readFile(file).catch(() => undefined);
    return bytes ? reply.type("font/woff2").send(bytes) : reply.code(404).send({});
  });
}

/** A quarter of a second for the script; the best takes two, and saves five per cent. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** A part has a hash in its name. */
const PART = /-[A-Z0-9]{8}\.js$/;
const FOR_EVER = "private, max-age=31536000, immutable";

/**
 * Adds files that are made when one is first asked for, and kept: compressed, since a phone may be on a slow line, and
 * sent once as long as they are the same.
 */
function addBundle(app: FastifyInstance, make: () => Record<string, string>): void {
  const prepare = () => new Map(Object.entries(make()).map(([name, text]) => [name, sent(text)]));
  let made: ReturnType<typeof prepare> | undefined;
  app.get<{ Params: { name: string } }>("/admin/:name", ({ params, headers }, reply) => {
    const file = (made ??= prepare()).get(params.name);
    if (!file) return reply.code(404).send({});
    void reply.headers({ etag: file.etag, vary: "accept-encoding" });
    if (PART.test(params.name)) void reply.header("cache-control", FOR_EVER);
    if (headers["if-none-match"] === file.etag) return reply.code(304).send();
    const type = params.name.endsWith(".css") ? "text/css" : "text/javascript";
    void reply.type(`${type}; charset=utf-8`);
    const isCompressed = /\bbr\b/.test(String(headers["accept-encoding"]));
    return isCompressed
      ? reply.header("content-encoding", "br").send(file.compressed)
      : reply.send(file.text);
  });
}

const sent = (text: string) => ({
  text,
  etag: `"${createHash("sha256").update(text).digest("base64url")}"`,
  compressed: brotliCompressSync(text, QUALITY),
});
