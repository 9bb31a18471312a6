import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import { addEditingPage, type Server } from "@typed-site/editing";
import {
  type DevelopApp,
  EXAMPLES_ADDRESS,
  serveExampleQueries,
  serveOwnPageOnly,
  watchProgram,
} from "@typed-site/workbench";
import { styleGuide } from "./create-pages";
import { editedSite } from "./develop/edited-site";
import { reportContent } from "./develop/report-content";
import { tellProgramChanges } from "./develop/tell-program-changes";
import { noteTypes, TYPES_FILE } from "./query-types";

/** The arguments that the hook needs, with types where Gatsby has `any`. */
interface Args extends Pick<CreateDevServerArgs, "reporter"> {
  app: DevelopApp & Server;
  store: { getState(): { program: { port: number } } };
}

/** Adds routes to `gatsby develop`; the editing page only under `npm run redakcja`. */
export function onCreateDevServer({ app, reporter, store }: Args): void {
  serveOwnPageOnly(app, websocketManager);
  reportContent(app, reporter);
  tellProgramChanges(reporter);
  watchProgram([TYPES_FILE], noteTypes);
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
  if (process.env.EDITING_PAGE) addEditingPage(app, editedSite, path.resolve("."));
}
