import path from "node:path";
import type { CreateDevServerArgs, Reporter } from "gatsby";
import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import { addEditingPage, type EditedSite, type Server } from "@typed-site/editing";
import {
  EXAMPLES_ADDRESS,
  type ExamplesApp,
  type GuardedApp,
  learnWord,
  type ReportsApp,
  serveContentReport,
  serveExampleQueries,
  serveOwnPageOnly,
  watchProgram,
} from "@typed-site/workbench";
import { content } from "../content";
import { copyPdfs } from "../site/copy-pdfs";
import { releaseProblems } from "../site/release-problems";
import { styleGuide } from "./create-pages";
import { contentGate } from "./on-pre-bootstrap";
import { noteTypes, TYPES_FILE } from "./query-types";
import { siteError } from "./reporter/site-error";

/** What Gatsby loads when it starts: models and hooks, not what the bundler makes of pages and components. */
const loadedOnce = [
  "src/content.ts",
  "src/models",
  "src/gatsby",
  "src/site",
  "packages/content-model",
  "packages/editing",
  "packages/enquiries/server",
  "packages/enquiries/shared",
  "packages/workbench",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "package-lock.json",
];

const startAgain = (file: string) =>
  `Zmienił się program strony (${file}). Zatrzymaj podgląd i uruchom go jeszcze raz; do tego czasu treść nie jest sprawdzana.`;

/** The part of Gatsby's store that the hook needs; Gatsby types its functions as `any`. */
interface Store {
  getState(): { program: { port: number } };
}

/** Adds routes to `gatsby develop`; the editing page only under `npm run redakcja`. */
export function onCreateDevServer({
  app,
  reporter,
  store,
}: Pick<CreateDevServerArgs, "app" | "reporter"> & { store: Store }): void {
  serveOwnPageOnly(app as GuardedApp, websocketManager);
  serveContentReport(app as ReportsApp, contentGate, (report) => {
    if (report) reporter.error(siteError(report));
    else void renewPdfs(reporter);
    // The schemas for text editors list names from the content.
    content.writeSchemas(".");
  });
  watchProgram(loadedOnce, (file) => {
    reporter.warn(
      `${file} has changed: stop and start develop again, it has loaded the former one.`,
    );
    void contentGate.outdate(startAgain(file));
  });
  watchProgram([TYPES_FILE], noteTypes);
  serveExampleQueries(app as ExamplesApp, "docs/queries");
  const { program } = store.getState();
  const origin = `http://localhost:${program.port}`;
  reporter.info(
    [
      `The site: ${origin}/`,
      `All components: ${origin}${styleGuide.path}`,
      `GraphiQL: ${origin}/___graphql`,
      `Example queries: ${origin}${EXAMPLES_ADDRESS}`,
    ].join("\n     "),
  );
  if (process.env.EDITING_PAGE) {
    const site = {
      content,
      releaseProblems,
      learnWord,
      commands: {
        spelling: ["src/commands/check-spelling.ts", "--json"],
      },
      styles: ["src/styles/fonts.css", "src/styles/tokens.css"],
    } satisfies EditedSite;
    addEditingPage(app as Server, site, path.resolve("."));
  }
}

/** Gatsby serves the folder of the last build, too. */
async function renewPdfs(reporter: Reporter): Promise<void> {
  try {
    await copyPdfs(path.resolve("content"), path.resolve("public"));
  } catch (error) {
    reporter.error(siteError(String(error)));
  }
}
