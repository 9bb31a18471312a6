import type { IncomingMessage, ServerResponse } from "node:http";
import { developmentPolicy } from "../headers/content-security-policy";
import type { Options } from "./options";

/** What is used of Gatsby's development server, an app of Express 4; Gatsby types it as `any`. */
interface DevelopApp {
  use(
    handler: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
  ): unknown;
}

/** Gatsby's own tools, which are no page of the site. */
const TOOLS = /^\/_/;

/** Lets a developer's browser name what the policy of the built site will forbid. */
export function onCreateDevServer({ app }: { app: DevelopApp }, { policy }: Options): void {
  app.use((request, response, next) => {
    if (!TOOLS.test(request.url ?? "")) {
      response.setHeader("Content-Security-Policy-Report-Only", developmentPolicy(policy));
    }
    next();
  });
}
