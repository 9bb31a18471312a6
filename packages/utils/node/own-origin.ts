import type { IncomingMessage } from "node:http";
import { isLoopback } from "./is-loopback";

/** What another site may link to: pages, but no tools. */
const PAGE = /^\/(?!_|admin\/)/i;

/**
 * Whether a request comes from a page of this server, or from no page at all. Its host is a name of this machine, which
 * no other site can give itself, or of `origin`: any other name for 127.0.0.1 is DNS rebinding. Browsers name the sender
 * in `Origin` (RFC 6454, 7) and in W3C Fetch Metadata; of another site's only the plain opening of a page is answered.
 * @param origin where browsers find the server besides this machine: `https://podglad.example.pl`
 */
export function isForOwnOrigin(
  { headers, method, url = "" }: Pick<IncomingMessage, "headers" | "method" | "url">,
  origin?: string,
): boolean {
  const { host = "", origin: sender } = headers;
  const isPublic = origin !== undefined && host === new URL(origin).host;
  if (!isPublic && !isLoopback(host.replace(/:\d+$/, ""))) return false;
  if (sender !== undefined && sender !== (isPublic ? origin : `http://${host}`)) return false;
  if (!["cross-site", "same-site"].includes(String(headers["sec-fetch-site"]))) return true;
  // A frame is not a `document`: this prevents clickjacking.
  return method === "GET" && headers["sec-fetch-dest"] === "document" && PAGE.test(url);
}
