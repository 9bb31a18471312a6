import type { FastifyRequest } from "fastify";
import { SENT } from "../../shared/form-protocol";
import { STAMP_LIFETIME } from "../../shared/stamp-times";
import type { Sign } from "../storage/enquiry";
import type { Stamps } from "./stamps";

/**
 * Looks for signs of a robot; one and the same for whoever asks for JSON or HTML.
 * @param leastTime milliseconds that nobody is faster than from the first field to sending
 */
export function signsOf(
  request: FastifyRequest,
  fields: ReadonlyMap<string, string>,
  stamps: Stamps,
  leastTime: number,
): Sign[] {
  const signs: (Sign | undefined)[] = [
    fields.get(SENT.trap) ? "trap" : undefined,
    isFromOtherSite(request) ? "otherSite" : undefined,
    signOfStamp(fields.get(SENT.stamp), stamps, leastTime),
  ];
  return signs.filter((sign) => sign !== undefined);
}

/**
 * Whether it is surely a robot's. Each sign alone is one that an honest browser or password manager can
 * show, so it is mailed; only the trap field and another one keep it for `review`.
 */
export function isRobot(signs: readonly Sign[]): boolean {
  return signs.includes("trap") && signs.length > 1;
}

function signOfStamp(
  stamp: string | undefined,
  stamps: Stamps,
  leastTime: number,
): Sign | undefined {
  if (!stamp) return "noStamp";
  const age = stamps.ageOf(stamp);
  if (age === undefined) return "forgedStamp";
  if (age < leastTime) return "tooFast";
  return age > STAMP_LIFETIME ? "oldStamp" : undefined;
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
