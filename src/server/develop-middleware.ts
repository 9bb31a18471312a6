import type { IncomingMessage, ServerResponse } from "node:http";
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
  post(address: string, handler: Handler): unknown;
}

/**
 * What `gatsby develop` does with a request before the plug-ins' handlers. Forms can be sent: Gatsby's own handler of
 * `/api` would read an enquiry's photos and answer that there is no such function.
 */
export function developMiddleware(app: DevelopApp): void {
  const endpoint = developEndpoint((text) => process.stdout.write(`\n${text}\n`));
  app.post(ENQUIRY_ADDRESSES.endpoint, (request, response, next) => {
    endpoint(request, response).catch(next);
  });
}
