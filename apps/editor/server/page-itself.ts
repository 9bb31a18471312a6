import { readFile } from "node:fs/promises";
import path from "node:path";
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
    <div id="redakcja" data-editor="${escapeHtml(editor)}"></div>
    <script src="/admin/start.js"></script>
  </body>
</html>
`;

const PAGE = path.join(__dirname, "../page");

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
  const bundle = (name: string) =>
    keptBundle(path.join(PAGE, name), project, path.join(kept, `${name}.json`));
  const script = once(() => bundle("start.tsx"));
  const style = once(() => bundle("style.css"));
  app.get("/admin/start.js", (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(script()),
  );
  app.get("/admin/style.css", (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(style()),
  );
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

/** Makes something when it is first needed, and keeps it. */
function once(make: () => string): () => string {
  let made: string | undefined;
  return () => (made ??= make());
}
