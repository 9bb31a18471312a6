import type { IncomingMessage, ServerResponse } from "node:http";
import { answerPreviewForm } from "@typed-site/editing";
import { developmentPolicy } from "@typed-site/server";
import { answerRejections, type DevelopApp } from "@typed-site/workbench";
import { developEndpoint } from "../server/develop-endpoint";
import { ENQUIRY_ADDRESSES } from "../utils/enquiry-addresses";

/** What is no page of the site: the editing page and Gatsby's own tools. */
const TOOLS = /^\/(?:admin|_)/;

/** Lets a developer's browser name what the policy of the built site will forbid. */
export function reportPolicy(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  if (!TOOLS.test(request.url ?? "")) {
    response.setHeader("Content-Security-Policy-Report-Only", developmentPolicy());
  }
  next();
}

/**
 * What `gatsby develop` does with a request before the plug-ins' handlers. Forms can be sent: Gatsby's own handler of
 * `/api` would read an enquiry's photos and answer that there is no such function. Beside the editing page, where a
 * customer's words may be typed into one, they say that they go nowhere.
 */
export function developMiddleware(app: Pick<DevelopApp, "use" | "post">): void {
  answerRejections(app);
  app.use(reportPolicy);
  if (process.env.EDITING_PAGE) {
    app.post(ENQUIRY_ADDRESSES.endpoint, answerPreviewForm);
    return;
  }
  const endpoint = developEndpoint((text) => process.stdout.write(`\n${text}\n`));
  app.post(ENQUIRY_ADDRESSES.endpoint, (request, response, next) => {
    endpoint(request, response).catch(next);
  });
}
