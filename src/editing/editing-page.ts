import { createRequire } from "node:module";
import path from "node:path";
import { readContent } from "../content-layer/read-content";
import { decapConfig } from "./decap-config";
import { prepareRequest, translateAnswer, type EditingRequest } from "./editing-api";

/** The parts of Express that are used here; Gatsby types its server as `any`. */
export interface Server {
  get(address: string | RegExp, answer: (request: Request, response: Response) => void): void;
  post(address: string, answer: (request: Request, response: Response) => void): void;
}

interface Request extends AsyncIterable<Buffer> {
  headers: Record<string, string | undefined>;
  params: Record<string, string>;
}

interface Response {
  status(code: number): Response;
  type(name: string): Response;
  send(text: string): void;
  json(value: unknown): void;
  sendFile(name: string, options: { root: string }): void;
}

/** Development packages are looked up only here, so that a build does without them. */
const fromProject = createRequire(path.resolve("package.json"));

const PAGE = `<!doctype html>
<html lang="pl">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Redakcja</title>
    <script>window.CMS_MANUAL_INIT = true;</script>
  </head>
  <body>
    <script src="/admin/decap-cms.js"></script>
    <script src="/admin/start.js"></script>
  </body>
</html>
`;

/**
 * Adds the editing page to the server of `gatsby develop`: the page itself, its configuration made
 * of the models, Decap's files from npm, the photos, and the way to decap-server.
 * @param decapServer address of decap-server's API on this machine
 */
export function addEditingPage(app: Server, decapServer: string): void {
  const content = path.resolve("content");
  const photos = { root: path.join(content, "photos") };
  const decap = { root: path.dirname(fromProject.resolve("decap-cms/dist/decap-cms.js")) };
  app.get("/admin", (_, response) => response.type("html").send(PAGE));
  app.get("/admin/config.json", (_, response) => response.json(decapConfig(readContent(content))));
  app.get("/admin/start.js", (_, response) => response.type("js").send(startScript()));
  app.get(/^\/admin\/([\w.-]+\.(?:js|wasm))$/, (request, response) =>
    response.sendFile(request.params[0] ?? "", decap),
  );
  // Decap shows a photo by its place as the file of content names it: `../photos/…`.
  app.get(/^(?:\/admin)?\/photos\/(.+)$/, (request, response) =>
    response.sendFile(request.params[0] ?? "", photos),
  );
  app.post("/admin/api", (request, response) => void answer(request, response, decapServer));
}

async function answer(request: Request, response: Response, decapServer: string): Promise<void> {
  if (!isOwn(request)) {
    response.status(403).json({ error: "Tylko strona redakcji na tym komputerze może zapisywać." });
    return;
  }
  try {
    const body = JSON.parse(await textOf(request)) as EditingRequest;
    const result = await fetch(decapServer, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(await prepareRequest(body)),
    });
    response.status(result.status).json(translateAnswer(await result.json()));
  } catch (error) {
    response.status(422).json({ error: error instanceof Error ? error.message : String(error) });
  }
}

/** No page of another site may write: browsers name the sender in `Origin` (RFC 6454, 7). */
function isOwn({ headers: { origin, host = "" } }: Request): boolean {
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
  return isLocal && (origin === undefined || origin === `http://${host}`);
}

async function textOf(request: Request): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
}

function startScript(): string {
  const { buildSync } = fromProject("esbuild") as typeof import("esbuild");
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve("src/editing/browser/start.ts")],
    bundle: true,
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
