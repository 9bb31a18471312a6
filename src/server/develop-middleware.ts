import type { IncomingMessage, ServerResponse } from "node:http";
import { developmentPolicy } from "gatsby-plugin-finished-pages/headers";
import { ENQUIRY_ADDRESSES } from "../utils/enquiry-addresses";
import { developEndpoint } from "./develop-endpoint";

/** Answers a request, or passes it on. */
type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => unknown;

/** What is used of Gatsby's development server, an app of Express 4; Gatsby types it as `any`. */
interface DevelopApp {
  use(handler: Handler): unknown;
  post(address: string, handler: Handler): unknown;
}

/** Gatsby's own tools, which are no page of the site. */
const TOOLS = /^\/_/;

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
 * `/api` would read an enquiry's photos and answer that there is no such function.
 */
export function developMiddleware(app: DevelopApp): void {
  app.use(reportPolicy);
  const endpoint = developEndpoint((text) => process.stdout.write(`\n${text}\n`));
  app.post(ENQUIRY_ADDRESSES.endpoint, (request, response, next) => {
    endpoint(request, response).catch(next);
  });
}
