import type { CreateDevServerArgs } from "gatsby";
import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import { addEditingPage } from "../editing/editing-page";
import type { Server } from "../editing/http";
import { answerRejections } from "./develop/answer-rejections";
import { type GuardedApp, serveOwnPageOnly } from "./develop/own-page-only";
import { serveContentReport } from "./develop/serve-content-report";

/** What `gatsby develop` serves besides the site; the editing page only within `npm run redakcja`. */
export function onCreateDevServer(tools: Pick<CreateDevServerArgs, "app" | "reporter">): void {
  const app = tools.app as GuardedApp;
  serveOwnPageOnly(app, websocketManager);
  answerRejections(app);
  serveContentReport(tools);
  tools.reporter.info("Example queries for GraphiQL: docs/queries/README.md");
  const decapServer = process.env.DECAP_SERVER;
  if (decapServer) addEditingPage(tools.app as Server, decapServer);
}
