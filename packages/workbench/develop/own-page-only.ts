import type { IncomingMessage, ServerResponse } from "node:http";
import type { BaseServer } from "engine.io";
import type { WebsocketManager } from "gatsby/dist/utils/websocket-manager";
import { IDLE_CONNECTION, isForOwnOrigin } from "@typed-site/utils/node";
import type { DevelopApp } from "./develop-app";

/** Routes of Gatsby's server that fetch a given URL or start a program. The site needs none of them. */
const NEVER = /^[^?]*\/(?:_gatsby|__refresh|__open-stack-frame-in-editor)(?:[/?#]|$)/i;

/** What another site may link to: pages, but neither tools nor the editing page's API. */
const PAGE = /^\/(?!_|admin\/)/i;

/**
 * Whether a request comes from a page of this server, or from no page at all: neither its host and its `Origin`
 * nor W3C Fetch Metadata (`Sec-Fetch-*`) name another site.
 */
export function isOwn(request: IncomingMessage): boolean {
  const { headers, method, url = "" } = request;
  if (!isForOwnOrigin(request)) return false;
  if (!["cross-site", "same-site"].includes(String(headers["sec-fetch-site"]))) return true;
  // A frame is not a `document`: this prevents clickjacking.
  return method === "GET" && headers["sec-fetch-dest"] === "document" && PAGE.test(url);
}

/** Answers requests of other sites with 403 and those of forbidden routes with 404, and passes on the others. */
export function refuseOthers(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const { url = "" } = request;
  if (!isOwn(request) || !url.startsWith("/")) response.writeHead(403).end();
  else if (NEVER.test(url)) response.writeHead(404).end();
  else next();
}

/**
 * Restricts Gatsby's development server to its own pages, and lets it stand behind a proxy. Gatsby opens it to every origin
 * (https://github.com/gatsbyjs/gatsby/pull/3299): any website that an editor visits meanwhile could
 * read the drafts, and through `/_gatsby/image` write any of the editor's files.
 *
 * It uses private parts of frameworks: Express's list of routes and Gatsby's
 * sockets. Gatsby adds the routes that are guarded before it calls `developMiddleware` and
 * `onCreateDevServer`, so a guard that is only added comes too late; and sockets don't pass through
 * Express.
 * @param sockets Gatsby's sockets, not yet opened
 */
export function serveOwnPageOnly(
  app: Pick<DevelopApp, "use" | "_router">,
  sockets: Pick<WebsocketManager, "init">,
): void {
  app.use(refuseOthers);
  const { stack } = app._router;
  const guard = stack.splice(-1);
  // This middleware lets every origin read.
  const others = stack.filter(({ name }) => name !== "corsMiddleware");
  stack.splice(0, stack.length, ...guard, ...others);
  const init = sockets.init.bind(sockets);
  sockets.init = (options) => {
    // Gatsby leaves Node's five seconds, which end a connection that a proxy still uses.
    options.server.keepAliveTimeout = IDLE_CONNECTION;
    const server = init(options);
    const { opts } = server.engine as BaseServer;
    opts.allowRequest = (request, answer) => answer(null, isOwn(request));
    return server;
  };
}
