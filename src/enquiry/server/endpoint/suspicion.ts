import type { FastifyRequest } from "fastify";
import { SENT } from "../../shared/form-protocol";
import type { Sign } from "../storage/enquiry";

/** Looks for signs of a robot. */
export function signsOf(
  request: FastifyRequest,
  fields: ReadonlyMap<string, string>,
  isBeyondBudget: boolean,
): Sign[] {
  const found: Record<Sign, boolean> = {
    trap: Boolean(fields.get(SENT.trap)),
    noScript: !isFromScript(request),
    // By Fetch Metadata, which every browser of today sends.
    otherSite: request.headers["sec-fetch-site"] === "cross-site",
    overBudget: isBeyondBudget,
  };
  return (Object.keys(found) as Sign[]).filter((sign) => found[sign]);
}

/**
 * Whether it is surely a robot's. Each sign alone is one that an honest browser or password manager can
 * show, so it is mailed; only the trap field and another one keep it for `review`.
 */
export function isRobot(signs: readonly Sign[]): boolean {
  return signs.includes("trap") && signs.length > 1;
}

/** Whether the page's script sent the request: it asks for JSON. */
export function isFromScript(request: FastifyRequest): boolean {
  return (request.headers.accept ?? "").includes("application/json");
}
