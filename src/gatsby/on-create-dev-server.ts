import path from "node:path";
import type { CreateDevServerArgs, Reporter } from "gatsby";
import { SECRET_VARIABLE } from "@typed-site/utils/node";
import {
  EXAMPLES_ADDRESS,
  type ExamplesApp,
  guardServer,
  type ReportsApp,
  serveContentReport,
  serveExampleQueries,
  watchProgram,
} from "@typed-site/workbench";
import { content } from "../content";
import { copyPdfs } from "../site/copy-pdfs";
import { styleGuide } from "./create-pages";
import { contentGate } from "./on-pre-bootstrap";
import { noteTypes, TYPES_FILE } from "./query-types";
import { siteError } from "./reporter/site-error";

/** What Gatsby loads when it starts: models and hooks, not what the bundler makes of pages and components. */
const loadedOnce = [
  "src/content.ts",
  "src/models",
  "src/felling/models",
  "src/gatsby",
  "src/site",
  "packages/content-model",
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

/** Guards `gatsby develop`, and adds routes to it. */
export function onCreateDevServer({
  app,
  reporter,
  store,
}: Pick<CreateDevServerArgs, "app" | "reporter"> & { store: Store }): void {
  const { [SECRET_VARIABLE]: secret } = process.env;
  guardServer(secret);
  // Drawing for the editing page, it ends with that: whatever ends that closes this.
  if (secret) process.stdin.once("end", () => process.exit()).resume();
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
}

/** Gatsby serves the folder of the last build, too. */
async function renewPdfs(reporter: Reporter): Promise<void> {
  try {
    await copyPdfs(path.resolve("content"), path.resolve("public"));
  } catch (error) {
    reporter.error(siteError(String(error)));
  }
}
