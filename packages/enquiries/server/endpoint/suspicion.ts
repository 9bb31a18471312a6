import type { FastifyRequest } from "fastify";
import { SENT } from "../../shared/form-protocol";
import type { Sign } from "../storage/enquiry";

/** Looks for signs of a robot. */
export function signsOf(
  request: FastifyRequest,
  fields: ReadonlyMap<string, string>,
  isInBudget: boolean,
): Sign[] {
  const signs: Record<Sign, boolean> = {
    trap: Boolean(fields.get(SENT.trap)),
    noScript: !isFromScript(request),
    otherSite: request.headers["sec-fetch-site"] === "cross-site",
    overBudget: !isInBudget,
  };
  return (Object.keys(signs) as Sign[]).filter((sign) => signs[sign]);
}

/**
 * Whether it is surely a robot's. Each sign alone is one that an honest browser or password manager can
 * show, so it is mailed; only the trap field and another one keep it for `review`.
 */
export const isRobot = (signs: readonly Sign[]): boolean =>
  signs.includes("trap") && signs.length > 1;

/** Whether the page's script sent the request: it asks for JSON. */
export const isFromScript = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? "").includes("application/json");
