import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { isForOwnOrigin } from "@typed-site/utils/node";
import { CHALLENGE_HEADER, proofOf, SECRET_HEADER, SECRET_VARIABLE } from "./secret";

/** Routes of Gatsby's server that fetch a given URL or start a program. The site needs none of them. */
const BLOCKED_ROUTES = /^[^?]*\/(?:_gatsby|__refresh|__open-stack-frame-in-editor)(?:[/?#]|$)/i;

/** Where Node tells of a request before any listener gets it. */
const CHANNEL = "http.server.request.start";

/**
 * Why a request gets no answer: 403 where another site asks, or what does not know the secret; 404 where nobody may.
 * @param secret what each request has to carry, where another program has started the server for itself alone
 */
export function refusedWith(request: IncomingMessage, secret?: string): number | undefined {
  const { headers, url = "" } = request;
  if (secret && headers[SECRET_HEADER] !== secret) return 403;
  if (!isForOwnOrigin(request) || !url.startsWith("/")) return 403;
  return BLOCKED_ROUTES.test(url) ? 404 : undefined;
}

/**
 * Restricts Gatsby's development server to its own pages. Gatsby opens it to every origin
 * (https://github.com/gatsbyjs/gatsby/pull/3299): any website that is open meanwhile could read what is not public, and
 * through `/_gatsby/image` write any file. Gatsby adds those routes before it calls a hook, so what a hook adds comes too
 * late; but Node tells of each request before its server answers the first one, and from then on the guard
 * stands before whatever answers, sockets included. Where a program has given a secret, each request has to
 * carry it, and a challenge is answered with the proof that it is known here.
 * @returns a function after which no other server of this process is guarded
 */
export function guardServer(): () => void {
  const { [SECRET_VARIABLE]: secret } = process.env;
  const guarded = new WeakSet<Server>();
  const guard = (message: unknown) => {
    const { server } = message as { server: Server };
    if (guarded.has(server)) return;
    guarded.add(server);
    const [request, upgrade] = ["request", "upgrade"].map((event) => answersTo(server, event));
    server.on("request", (asked: IncomingMessage, response: ServerResponse) => {
      const { [CHALLENGE_HEADER]: challenge } = asked.headers;
      if (secret && typeof challenge === "string" && !refusedWith(asked)) {
        return void response.end(proofOf(secret, challenge));
      }
      const refused = refusedWith(asked, secret);
      if (refused) response.writeHead(refused).end();
      else request?.(asked, response);
    });
    server.on("upgrade", (asked: IncomingMessage, socket: Socket, head: Buffer) => {
      if (refusedWith(asked, secret)) socket.destroy();
      else upgrade?.(asked, socket, head);
    });
  };
  subscribe(CHANNEL, guard);
  return () => void unsubscribe(CHANNEL, guard);
}

/** Takes what answers an event away from a server. @returns all of it as one function */
function answersTo(server: Server, event: string): (...given: unknown[]) => void {
  const answers = server.listeners(event);
  server.removeAllListeners(event);
  return (...given) => {
    for (const answer of answers) answer.apply(server, given);
  };
}
