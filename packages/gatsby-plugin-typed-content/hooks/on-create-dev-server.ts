import type { CreateDevServerArgs } from "gatsby";
import { LOCK_FILES } from "@typed-site/utils/node";
import { contentGate } from "../develop/content-gate";
import type { DevelopApp } from "../develop/develop-app";
import { EXAMPLES_ADDRESS, serveExampleQueries } from "../develop/example-queries";
import { guardServer } from "../develop/guard-server";
import { type Emitter, hurryChanges } from "../develop/hurry-changes";
import { reportContent } from "../develop/report-content";
import { SECRET_VARIABLE } from "../develop/secret";
import { tellProgramChanges } from "../develop/tell-program-changes";
import { watchFiles } from "../develop/watch-files";
import { TYPES_FILE } from "../read/site-files";
import { noteTypes } from "../types/query-types";
import { gatsbyProgram } from "./gatsby-program";
import { loadContent } from "./load-content";
import type { Options } from "./options";

/** The arguments that the hook needs, with types where Gatsby has `any`. */
interface Args extends Pick<CreateDevServerArgs, "actions" | "reporter"> {
  app: DevelopApp;
  emitter: Emitter;
  store: {
    getState(): {
      program: { port: number };
      config: { siteMetadata?: object };
      pages: ReadonlyMap<string, object>;
    };
  };
}

/** Guards `gatsby develop`, reports mistakes in the content and changes of the program, and prints where to look. */
export async function onCreateDevServer(
  { actions, app, emitter, reporter, store }: Args,
  options: Options,
): Promise<void> {
  const { program, config, pages } = store.getState();
  guardServer();
  if (process.env[SECRET_VARIABLE]) process.stdin.once("end", () => process.exit()).resume();
  const content = await loadContent(options);
  reportContent(app, reporter, content);
  hurryChanges(emitter, actions, contentGate(content).unseen);
  const { files } = await gatsbyProgram(options, config.siteMetadata ?? {});
  tellProgramChanges([...files, ...LOCK_FILES], contentGate(content), reporter, content.language);
  watchFiles([TYPES_FILE], () => noteTypes(content));
  const { exampleQueries } = options;
  if (exampleQueries !== undefined) serveExampleQueries(app, exampleQueries);
  const examples = exampleQueries === undefined ? [] : [EXAMPLES_ADDRESS];
  for (const address of [...[...pages.keys()].filter(isTool), ...examples]) {
    reporter.info(`A developer's page: http://localhost:${program.port}${address}`);
  }
}

/** Whether an address is that of a page which only developers see. */
const isTool = (address: string) => address.startsWith("/_");
