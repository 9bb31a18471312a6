import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isLoopback } from "./is-loopback";

/** The names that this machine has for itself. */
const LOCAL_NAMES = ["localhost", "127.0.0.1", "[::1]"];

/** The origin besides this machine's own that the development server answers: `https://redakcja.example.pl`. */
export const editingOrigin = (): string | undefined => process.env.EDITING_ORIGIN || undefined;

/** The header with which the proxy shows that a request has passed its login. */
export const SECRET_HEADER = "editing-secret";

/**
 * Whether a request has passed the proxy's login, where `EDITING_ORIGIN` says that there is one: only the proxy knows
 * `EDITING_SECRET`. Without it any program of the machine, the public server too, could be any editor.
 */
function hasPassedLogin({ headers }: IncomingMessage): boolean {
  if (editingOrigin() === undefined) return true;
  const { EDITING_SECRET: secret } = process.env;
  return Boolean(secret) && timingSafeEqual(digest(secret), digest(headers[SECRET_HEADER]));
}

const digest = (text: unknown) => createHash("sha256").update(String(text)).digest();

/** Whether a request came from this machine: a browser on it, or the proxy before it. */
export const isFromThisMachine = ({ socket }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress ?? "");

/** Whether a request asked the proxy for the origin that `EDITING_ORIGIN` names. */
export function isForEditingOrigin({ headers: { host } }: IncomingMessage): boolean {
  const origin = editingOrigin();
  return origin !== undefined && host === new URL(origin).host;
}

/**
 * Whether a request comes to a name of this machine or to `EDITING_ORIGIN`, and from a page of the same origin
 * or from no page; where there is a proxy with a login, only through it. Any other name for 127.0.0.1 is DNS rebinding; browsers name the sender in `Origin`
 * (RFC 6454, 7).
 */
export function isForOwnOrigin(request: IncomingMessage): boolean {
  if (!isFromThisMachine(request) || !hasPassedLogin(request)) return false;
  const { host = "", origin } = request.headers;
  if (isForEditingOrigin(request)) return origin === undefined || origin === editingOrigin();
  const { localPort } = request.socket;
  const isLocal = LOCAL_NAMES.some(
    (name) => host === `${name}:${localPort}` || (localPort === 80 && host === name),
  );
  return isLocal && (origin === undefined || origin === `http://${host}`);
}
