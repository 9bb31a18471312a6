import path from "node:path";
import { readContent } from "@typed-site/content-model";
import { bundleForBrowser } from "@typed-site/utils/node";
import { ContentStore } from "../change/content-store";
import { deleteFile, saveEntry } from "../change/save-entry";
import { WhoSaved } from "../change/who-saved";
import type { Author, ChangedRecord, EditingApi } from "../contract";
import type { EditedSite } from "../edited-site";
import { publishing } from "../publish/publish-api";
import { editorOf } from "./editor";
import { entryOf, newEntry } from "./entries";
import { FileStates } from "./file-states";
import { answer, jsonOf, type Server } from "./http";
import { linkTargets } from "./link-targets";
import { entryGroups } from "./overview";
import { listPdfs } from "./pdfs";
import { listPhotos, Thumbnails } from "./photos";
import { locateText, searchTexts } from "./texts";
import { addUploads } from "./uploads";

/** @param styles names of the site's style sheets */
const pageWith = (styles: readonly string[]) => `<!doctype html>
<html lang="pl">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Redakcja</title>
    ${styles.map((name) => `<link rel="stylesheet" href="/admin/site/${name}" />`).join("\n    ")}
    <link rel="stylesheet" href="/admin/style.css" />
  </head>
  <body>
    <div id="redakcja"></div>
    <script src="/admin/start.js"></script>
  </body>
</html>
`;

/** What the page asks for, by name. */
type Answers = {
  [Name in keyof EditingApi]: (
    request: EditingApi[Name][0],
    editor: Author | undefined,
  ) => EditingApi[Name][1] | Promise<EditingApi[Name][1]>;
};

/**
 * Adds the editing page to the server of `gatsby develop`, or to any Express 4 server.
 * @param project the folder of the site's repository
 */
export function addEditingPage(app: Server, site: EditedSite, project: string): void {
  const { content } = site;
  const folder = path.join(project, "content");
  const own = path.join(project, ".develop/editing");
  const whoSaved = new WhoSaved(path.join(own, "who-saved.json"));
  const store = new ContentStore(content, folder, path.join(own, "draft"), whoSaved);
  const states = new FileStates(project, whoSaved);
  const statesOf = (records: readonly ChangedRecord[]) =>
    states.of(new Set(records.flatMap((record) => record.files)));
  const files = () => readContent(folder);
  const { answers: publishingAnswers, waiting, interruption } = publishing(site, store, project);
  addPageItself(app, site.styles, project);
  addThumbnails(app, folder);
  addUploads(app, store, project);
  const remove: Answers["delete"] = async (request, editor) => {
    await deleteFile(store, request, editor?.name);
    return {};
  };
  const answers: Answers = {
    ...publishingAnswers,
    overview: async (_, editor) => {
      const records = await waiting();
      return {
        editor: editor?.name,
        groups: entryGroups(content, files(), statesOf(records)),
        waiting: records.length,
        interruptions: [store.interruption, interruption()].filter((one) => one !== undefined),
      };
    },
    entry: async ({ file }) => entryOf(content, files(), file, statesOf(await waiting())),
    "new-entry": ({ folder: place, copyOf }) => newEntry(content, files(), place, copyOf),
    save: (request, editor) => saveEntry(store, request, editor?.name),
    delete: remove,
    search: ({ words }) => searchTexts(content, files(), words),
    locate: ({ text, page }) => locateText(content, files(), text, page),
    "link-targets": () => linkTargets(content, files(), folder),
    photos: () => listPhotos(content, folder, files()),
    pdfs: () => listPdfs(content, folder, files()),
    "delete-photo": remove,
    "delete-pdf": remove,
  };
  for (const [name, work] of Object.entries(answers)) {
    app.post(`/admin/api/${name}`, (request, response) =>
      answer(request, response, async () =>
        (work as (sent: unknown, editor?: Author) => unknown)(
          await jsonOf(request),
          editorOf(request, project),
        ),
      ),
    );
  }
}

/** The photos, small: in the width in pixels that is asked for. */
function addThumbnails(app: Server, folder: string): void {
  const thumbnails = new Thumbnails(folder);
  app.get(/^\/admin\/photos\/(.+)$/, (request, response) => {
    const place = path.posix.join("photos", path.posix.normalize(`/${request.params[0] ?? ""}`));
    thumbnails
      .get(place, Number(request.query.width))
      .then((bytes) => response.type("jpg").send(bytes))
      .catch(() => response.status(404).json({}));
  });
}

const FORMS = path.join(__dirname, "../forms");

/** The page, its script and its styles. */
function addPageItself(app: Server, styles: readonly string[], project: string): void {
  const sheets = styles.map((style) => path.parse(path.resolve(project, style)));
  const page = pageWith(sheets.map(({ base }) => base));
  app.get("/admin", (_, response) => response.type("html").send(page));
  const script = once(() => bundleForBrowser(path.join(FORMS, "start.tsx"), project));
  app.get("/admin/start.js", (_, response) => response.type("js").send(script()));
  const style = once(() => bundleForBrowser(path.join(FORMS, "style.css"), project));
  app.get("/admin/style.css", (_, response) => response.type("css").send(style()));
  for (const { dir, base } of sheets) {
    app.get(`/admin/site/${base}`, (_, response) => response.sendFile(base, { root: dir }));
  }
}

/** Makes something when it is first needed, and keeps it: to bundle the page takes a second. */
function once(make: () => string): () => string {
  let made: string | undefined;
  return () => (made ??= make());
}
