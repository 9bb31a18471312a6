import type { FastifyRequest } from "fastify";
import type { Stamps } from "./stamps";

const HOUR = 60 * 60 * 1000;

/** What makes an enquiry suspicious; a person decides, so it goes to `review`. */
export type Suspicion =
  "honeypot" | "noStamp" | "forgedStamp" | "tooFast" | "oldStamp" | "otherSite";

/**
 * Looks for signs of a robot.
 * @param leastTime milliseconds that nobody is faster than from the first field to sending
 */
export function suspicionOf(
  request: FastifyRequest,
  fields: ReadonlyMap<string, string>,
  stamps: Stamps,
  leastTime: number,
): Suspicion | undefined {
  if (fields.get("website")) return "honeypot";
  if (isFromOtherSite(request)) return "otherSite";
  const stamp = fields.get("stamp");
  if (!stamp) return isFromScript(request) ? "noStamp" : undefined;
  const age = stamps.ageOf(stamp);
  if (age === undefined) return "forgedStamp";
  if (age < leastTime) return "tooFast";
  return age > 24 * HOUR ? "oldStamp" : undefined;
}

/** Whether the page's script sent the request: it asks for JSON. */
export function isFromScript(request: FastifyRequest): boolean {
  return (request.headers.accept ?? "").includes("application/json");
}

/** By Fetch Metadata, or by the older `Origin`; a browser that sends neither is believed. */
function isFromOtherSite(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  if (typeof site === "string") return site === "cross-site";
  const { origin } = request.headers;
  if (!origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}
