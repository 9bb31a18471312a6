import { stat } from "node:fs/promises";
import path from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { IDLE_CONNECTION } from "@typed-site/utils/node";
import { isPdfPlace, readMedia } from "gatsby-plugin-typed-content";
import type { Author, ChangedRecord, EditingAnswers, EditingApi } from "../shared/contract";
import { entryOf, newEntry } from "./api/entries";
import { fileStates } from "./api/file-states";
import { linkTargets } from "./api/link-targets";
import { entryGroups } from "./api/overview";
import { listPdfs } from "./api/pdfs";
import { listPhotos, smallPhoto } from "./api/photos";
import { locateText, searchTexts } from "./api/texts";
import { ContentStore } from "./change/content-store";
import { emptyAnswerAfter } from "./change/errors";
import { OwnTexts } from "./change/own-texts";
import { deleteFile, saveEntry } from "./change/save-entry";
import type { EditedSite } from "./edited-site";
import { type Login, withoutLogin } from "./editor";
import { answerOwnRequests } from "./own-requests";
import { addFonts, addPageItself } from "./page-itself";
import { gatsbyPreview } from "./preview/gatsby-preview";
import { answerPreviewForms } from "./preview/preview-forms";
import { PreviewProcess, type PreviewTools } from "./preview/preview-process";
import { addPreviewPages } from "./preview/preview-proxy";
import { publishing } from "./publish/publish-api";
import { answerError, MOST_JSON } from "./refused-request";
import { addUploads } from "./uploads";

/** How the editing page is served. */
export interface EditingServerOptions {
  /** The folder of the site's repository. */
  project: string;
  /** Where browsers find the page besides this machine: `https://redakcja.example.pl`. */
  origin?: string;
  /** What says who somebody is; on one's own machine nobody logs in. */
  login?: Login;
  /** What draws the page beside a form; for tests. */
  preview?: PreviewTools;
  /** The address at which visitors see the site, whose pages are shown until the others are drawn. */
  published?: string;
}

/**
 * Creates the server of the editing page: the page, what it asks for, and the site's pages that are shown beside its
 * forms. It does not listen yet.
 * @throws Error where browsers find it elsewhere than on this machine, and nobody has to log in
 */
export async function createEditingServer(
  site: EditedSite,
  { project, origin, login, preview: drawnBy, published }: EditingServerOptions,
): Promise<FastifyInstance> {
  if (origin && !login) throw new Error("EDITING_ORIGIN needs a login, and there is none.");
  // No photo is decoded twice soon; 50 MB would be kept for that.
  sharp.cache(false);
  const app = fastify({
    bodyLimit: MOST_JSON,
    keepAliveTimeout: IDLE_CONNECTION,
    forceCloseConnections: true,
  });
  app.removeContentTypeParser("text/plain");
  app.setErrorHandler(answerError);
  answerOwnRequests(app, origin);
  await (login ?? withoutLogin(project))(app);
  const preview = new PreviewProcess(drawnBy ?? gatsbyPreview(site.commands.preview, project));
  app.addHook("onClose", () => preview.end());
  const own = path.join(project, ".develop/editing");
  const folder = path.join(project, "content");
  const store = new ContentStore(site.content, folder, own);
  addPageItself(app, site.styles, project, path.join(own, "page"));
  addFonts(app, project);
  addSmallPhotos(app, folder);
  const answers = answersOf(site, store, project, preview, login !== undefined);
  addAnswers(app, withMarkedBases(answers, new OwnTexts(path.join(own, "key-of-texts"))));
  await app.register((scope) => addUploads(scope, store));
  answerPreviewForms(app, site.formAddress);
  await addPreviewPages(app, preview, published);
  return app;
}

function answersOf(
  site: EditedSite,
  store: ContentStore,
  project: string,
  preview: PreviewProcess,
  hasLogin: boolean,
): EditingAnswers {
  const { content } = site;
  const { folder, whoSaved } = store;
  const states = fileStates(project, whoSaved);
  const statesOf = (records: readonly ChangedRecord[]) =>
    states(new Set(records.flatMap((record) => record.files)));
  const files = () => store.files();
  const { answers, waiting } = publishing(site, store, project);
  return {
    ...answers,
    overview: async (_, editor) => {
      store.prepare();
      const records = await waiting();
      return {
        editor: editor.name,
        hasLogin,
        groups: entryGroups(content, files(), statesOf(records)),
        waiting: records.length,
      };
    },
    entry: async ({ file }) => {
      // Whoever opens a form is likely to save it, which the check of all photos would hold up.
      readMedia(folder).catch(() => undefined);
      return entryOf(content, files(), file, statesOf(await waiting()));
    },
    "new-entry": ({ folder: place, copyOf }) => newEntry(content, files(), place, copyOf),
    save: (request, editor) => saveEntry(store, request, editor.name),
    delete: (request, editor) => emptyAnswerAfter(deleteFile(store, request, editor.name)),
    search: ({ words }) => searchTexts(content, files(), words),
    locate: ({ text, page }) => locateText(content, files(), text, page),
    "link-targets": () => linkTargets(content, files(), folder),
    photos: () => listPhotos(content, folder, files()),
    pdfs: () => listPdfs(content, folder, files()),
    preview: ({ isWanted }) => ({ state: preview.look(isWanted) }),
  };
}

/** The answers whose forms name their base by a text with a mark; see `OwnTexts`. */
function withMarkedBases(answers: EditingAnswers, texts: OwnTexts): EditingAnswers {
  const marked = <Answer extends { base: string }>(answer: Answer): Answer => ({
    ...answer,
    base: texts.marked(answer.base),
  });
  const unmarked = <Request extends { file: string; base?: string }>(
    request: Request,
  ): Request => ({
    ...request,
    base: request.base === undefined ? undefined : texts.unmarked(request.base),
  });
  return {
    ...answers,
    entry: async (request, editor) => marked(await answers.entry(request, editor)),
    save: async (request, editor) => marked(await answers.save(unmarked(request), editor)),
    // Of a PDF file the base is its version, which nobody parses.
    delete: (request, editor) =>
      answers.delete(isPdfPlace(request.file) ? request : unmarked(request), editor),
  };
}

/** What an open page asks again and again. */
const ASKED_BY_ITSELF: readonly string[] = [
  "preview",
  "publishing-state",
] satisfies (keyof EditingApi)[];

function addAnswers(app: FastifyInstance, answers: EditingAnswers): void {
  for (const [name, work] of Object.entries(answers)) {
    const config = { isAskedByItself: ASKED_BY_ITSELF.includes(name) };
    app.post(`/admin/api/${name}`, { config }, async ({ body, editor }, reply) => {
      const answer = await (work as (sent: unknown, by: Author) => unknown)(body, editor);
      return reply.type("application/json; charset=utf-8").send(JSON.stringify(answer));
    });
  }
}

/**
 * The photos, small: in the width in pixels that is asked for. A browser asks each time whether its own is the newest, since
 * to draw all of a list again would take seconds.
 */
function addSmallPhotos(app: FastifyInstance, folder: string): void {
  app.get<{ Params: { "*": string }; Querystring: { width?: string } }>(
    "/admin/photos/*",
    async ({ params, query, headers }, reply) => {
      const place = path.posix.join("photos", path.posix.normalize(`/${params["*"]}`));
      try {
        const { mtimeMs, size } = await stat(path.join(folder, place));
        const version = `"${mtimeMs}-${size}"`;
        if (headers["if-none-match"] === version) return reply.code(304).send();
        const photo = await smallPhoto(folder, place, Number(query.width));
        return reply.header("etag", version).type("image/jpeg").send(photo);
      } catch {
        return reply.code(404).send({});
      }
    },
  );
}
