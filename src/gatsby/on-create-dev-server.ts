import type { CreateDevServerArgs } from "gatsby";
import { onCreateDevServer as reportContent } from "./develop/serve-content-report";
import { addEditingPage, type Server } from "../editing/editing-page";

/** What `gatsby develop` serves besides the site; the editing page only within `npm run redakcja`. */
export function onCreateDevServer(tools: Pick<CreateDevServerArgs, "app" | "reporter">): void {
  reportContent(tools);
  const decapServer = process.env.DECAP_SERVER;
  if (decapServer) addEditingPage(tools.app as Server, decapServer);
}
