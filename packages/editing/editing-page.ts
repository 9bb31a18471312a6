import path from "node:path";
import { buffer, json } from "node:stream/consumers";
import { readContent } from "../content-model";
import { bundledScript } from "./bundled-script";
import { ContentStore } from "./change/content-store";
import { decapConfig } from "./decap/decap-config";
import { decapScript } from "./decap/decap-script";
import type { EditedSite } from "./edited-site";
import {
  type Asset,
  type ChangeRequest,
  checkChosenPhoto,
  deleteFile,
  saveEntry,
  savePhoto,
  type SaveRequest,
} from "./editing-api";
import { editingPackages } from "./editing-packages";
import { answer, bytesOf, type Request, type Server } from "./http";
import { PAGE_OF, pageOf } from "./page-of";
import { photoPlaces, readEntries } from "./read-content";

const PAGE = `<!doctype html>
<html lang="pl">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Redakcja</title>
    <script>window.CMS_MANUAL_INIT = true;</script>
    <link rel="stylesheet" href="/admin/own.css" />
  </head>
  <body>
    <script src="/admin/decap-cms.js"></script>
    <script src="/admin/start.js"></script>
  </body>
</html>
`;

/** After this time Gatsby has made a change. It forgets those that wait when a page is asked for. */
const CHANGE_IN_MS = 1_000;

const MOST_LETTERS = 200;

/**
 * Adds the editing page to the server of `gatsby develop`: the page itself, its configuration made
 * of the models, Decap's files from npm, the photos, and what Decap reads and saves.
 * @param site what is edited
 */
export function addEditingPage(app: Server, site: EditedSite): void {
  const { content, learnWord } = site;
  const folder = path.resolve("content");
  const store = new ContentStore(content, folder, path.resolve(".develop/editing"));
  const photos = { root: path.join(folder, "photos") };
  const decap = { root: path.dirname(editingPackages.resolve("decap-cms/dist/decap-cms.js")) };
  app.get("/admin", (_, response) => response.type("html").send(PAGE));
  app.get("/admin/config.json", (_, response) =>
    response.json(decapConfig(content, readContent(folder))),
  );
  app.get("/admin/start.js", (_, response) =>
    response.type("js").send(bundledScript("packages/editing/browser/start.ts")),
  );
  app.get("/admin/own.css", (_, response) =>
    response.sendFile("own.css", { root: path.resolve("packages/editing/browser") }),
  );
  app.get("/admin/decap-cms.js", (_, response) =>
    response.type("js").send(decapScript(path.join(decap.root, "decap-cms.js"))),
  );
  app.get(/^\/admin\/([\w.-]+\.(?:js|wasm))$/, (request, response) =>
    response.sendFile(request.params[0] ?? "", decap),
  );
  // Decap shows a photo by its place as the file of content names it: `../photos/…`.
  app.get(/^(?:\/admin)?\/photos\/(.+)$/, (request, response) =>
    response.sendFile(request.params[0] ?? "", photos),
  );
  app.get(RegExp(`^/${PAGE_OF}/(.+)$`), (request, response) => {
    const address = encodeURI(pageOf(content, readContent(folder), request.params[0] ?? ""));
    setTimeout(() => response.redirect(address), CHANGE_IN_MS);
  });
  const post = (name: string, work: (request: Request) => unknown) =>
    app.post(`/admin/api/${name}`, (request, response) =>
      answer(request, response, () => work(request)),
    );
  post("entries", () => readEntries(store));
  post("photos", () => photoPlaces(store));
  post("save", async (request) => saveEntry(store, (await json(request)) as SaveRequest));
  post("save-photo", async (request) => savePhoto(store, (await json(request)) as Asset));
  post("delete", async (request) => deleteFile(store, (await json(request)) as ChangeRequest));
  post("word", async (request) => {
    learnWord(folder, (await bytesOf(request, MOST_LETTERS)).toString("utf8"));
  });
  post("check-photo", async (request) => {
    const name = decodeURIComponent(request.headers["x-file-name"] ?? "");
    return { name: await checkChosenPhoto(store, name, await buffer(request)) };
  });
}
