import type { CreateDevServerArgs } from "gatsby";
import { SECRET_VARIABLE } from "@typed-site/utils/node";
import {
  type DevelopApp,
  EXAMPLES_ADDRESS,
  guardServer,
  serveExampleQueries,
  watchFiles,
} from "@typed-site/workbench";
import { styleGuide } from "./create-pages";
import { reportContent } from "./develop/report-content";
import { tellProgramChanges } from "./develop/tell-program-changes";
import { noteTypes, TYPES_FILE } from "./query-types";

/** The arguments that the hook needs, with types where Gatsby has `any`. */
interface Args extends Pick<CreateDevServerArgs, "reporter"> {
  app: DevelopApp;
  store: { getState(): { program: { port: number } } };
}

/** Guards `gatsby develop`, and adds routes to it. */
export function onCreateDevServer({ app, reporter, store }: Args): void {
  guardServer();
  // Drawing for the editing page, it ends with that: whatever ends that closes this.
  if (process.env[SECRET_VARIABLE]) process.stdin.once("end", () => process.exit()).resume();
  reportContent(app, reporter);
  void tellProgramChanges(reporter);
  watchFiles([TYPES_FILE], noteTypes);
  serveExampleQueries(app, "docs/queries");
  const origin = `http://localhost:${store.getState().program.port}`;
  reporter.info(
    [
      `The site: ${origin}/`,
      `All components: ${origin}${styleGuide.path}`,
      `GraphiQL: ${origin}/___graphql`,
      `Example queries: ${origin}${EXAMPLES_ADDRESS}`,
    ].join("\n     "),
  );
}
