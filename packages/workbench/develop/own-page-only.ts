import type { IncomingMessage, ServerResponse } from "node:http";
import type { BaseServer } from "engine.io";
import type { WebsocketManager } from "gatsby/dist/utils/websocket-manager";
import type { App } from "./answer-rejections";

/** Routes of Gatsby's server that fetch what a link names, or start a program. The site needs none of them. */
const NEVER = /^[^?]*\/(?:_gatsby|__refresh|__open-stack-frame-in-editor)(?:[/?#]|$)/i;

/** What another site may lead a visitor to by a link: pages, but neither tools nor what the editing page asks. */
const PAGE = /^\/(?!_|admin\/)/i;

/**
 * Whether a request comes from a page of this server, or from no page at all. Its name has to be one of this
 * machine (a name that somebody else gave to 127.0.0.1 is DNS rebinding), and what browsers tell of the sender
 * (`Origin`, RFC 6454; `Sec-Fetch-*`, W3C Fetch Metadata) must not be another site.
 */
export function isOwn({ headers, method, url = "", socket }: IncomingMessage): boolean {
  const { host = "", origin } = headers;
  const isHere = ["localhost", "127.0.0.1", "[::1]"].some(
    (name) => host === `${name}:${socket.localPort}` || (socket.localPort === 80 && host === name),
  );
  if (!isHere || (origin !== undefined && origin !== `http://${host}`)) return false;
  if (!["cross-site", "same-site"].includes(String(headers["sec-fetch-site"]))) return true;
  // A frame is no `document`: nobody may lay his own page over this one.
  return method === "GET" && headers["sec-fetch-dest"] === "document" && PAGE.test(url);
}

/** Answers a request of another site with 403, one that nobody may make with 404, and lets the others pass. */
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

/** The parts of Express 4 that are used here; Gatsby types its server as `any`. */
export interface GuardedApp extends App {
  use(answer: typeof refuseOthers): void;
}

/**
 * Keeps Gatsby's development server to its own pages. Gatsby opens it to all: each web page that an editor visits
 * meanwhile could read the drafts, and through `/_gatsby/image` write any file of the editor's. The routes are there
 * before the site, so the guard is put in front of them; sockets don't come through Express.
 * @param sockets Gatsby's sockets, not yet opened
 */
export function serveOwnPageOnly(app: GuardedApp, sockets: Pick<WebsocketManager, "init">): void {
  app.use(refuseOthers);
  const { stack } = app._router;
  const guard = stack.splice(-1);
  // Allows every origin to read.
  const others = stack.filter(({ name }) => name !== "corsMiddleware");
  stack.splice(0, stack.length, ...guard, ...others);
  const init = sockets.init.bind(sockets);
  sockets.init = (options) => {
    const server = init(options);
    const { opts } = server.engine as BaseServer;
    opts.allowRequest = (request, answer) => answer(null, isOwn(request));
    return server;
  };
}
