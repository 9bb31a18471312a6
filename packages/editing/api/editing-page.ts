import path from "node:path";
import { readContent } from "../../content-model";
import { bundledScript } from "../bundled-script";
import { ContentStore } from "../change/content-store";
import { MOST_SENT_BYTES } from "../change/photo-limits";
import { deleteFile, saveEntry } from "../change/save-entry";
import { WhoSaved } from "../change/who-saved";
import type { Author, ChangedRecord, EditingApi } from "../contract";
import type { EditedSite } from "../edited-site";
import { publishing } from "../publish/publish-api";
import { editorOf } from "./editor";
import { entryOf, newEntry } from "./entries";
import { FileStates } from "./file-states";
import { answer, bytesOf, jsonOf, type Server } from "./http";
import { linkTargets } from "./link-targets";
import { entryGroups } from "./overview";
import { listPdfs, pdfQuery, takePdf } from "./pdfs";
import { listPhotos, PhotoIntake, photoQuery, Thumbnails } from "./photos";
import { locateText, searchTexts } from "./texts";

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
export function addEditingPage(app: Server, site: EditedSite, project = path.resolve(".")): void {
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
  addPageItself(app, site.styles);
  addPhotos(app, store);
  addPdfs(app, store);
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
          editorOf(request),
        ),
      ),
    );
  }
}

/** The photos, small ones too, and what takes new ones. */
function addPhotos(app: Server, store: ContentStore): void {
  const { folder } = store;
  const thumbnails = new Thumbnails(folder);
  const intake = new PhotoIntake(store);
  app.get(/^\/admin\/photos\/(.+)$/, (request, response) => {
    const place = path.posix.join("photos", path.posix.normalize(`/${request.params[0] ?? ""}`));
    const { width } = request.query;
    if (width === undefined) response.sendFile(place, { root: folder });
    else {
      thumbnails
        .get(place, Number(width))
        .then((bytes) => response.type("jpg").send(bytes))
        .catch(() => response.status(404).json({}));
    }
  });
  for (const name of ["add-photo", "replace-photo"]) {
    app.post(`/admin/api/${name}`, (request, response) =>
      answer(request, response, async () => {
        const query = photoQuery.parse(request.query);
        const bytes = await bytesOf(request, MOST_SENT_BYTES);
        return intake.take(bytes, query, editorOf(request)?.name);
      }),
    );
  }
}

/** What takes new PDF files. */
function addPdfs(app: Server, store: ContentStore): void {
  for (const name of ["add-pdf", "replace-pdf"]) {
    app.post(`/admin/api/${name}`, (request, response) =>
      answer(request, response, async () => {
        const query = pdfQuery.parse(request.query);
        const bytes = await bytesOf(request, MOST_SENT_BYTES);
        return takePdf(store, bytes, query, editorOf(request)?.name);
      }),
    );
  }
}

/** The page, its script and its styles. */
function addPageItself(app: Server, styles: readonly string[]): void {
  const sheets = styles.map((style) => path.parse(path.resolve(style)));
  const page = pageWith(sheets.map(({ base }) => base));
  app.get("/admin", (_, response) => response.type("html").send(page));
  app.get("/admin/start.js", (_, response) =>
    response.type("js").send(bundledScript("packages/editing/forms/start.tsx")),
  );
  app.get("/admin/style.css", (_, response) =>
    response.type("css").send(bundledScript("packages/editing/forms/style.css")),
  );
  for (const { dir, base } of sheets) {
    app.get(`/admin/site/${base}`, (_, response) => response.sendFile(base, { root: dir }));
  }
}
