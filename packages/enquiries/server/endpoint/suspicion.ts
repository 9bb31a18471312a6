import type { FastifyRequest } from "fastify";
import { SENT } from "../../shared/form-protocol";
import type { Sign } from "../storage/enquiry";

/** Finds the signs of a bot. */
export function signsOf(
  request: FastifyRequest,
  fields: ReadonlyMap<string, string>,
  isInBudget: boolean,
): Sign[] {
  const signs: Record<Sign, boolean> = {
    trap: Boolean(fields.get(SENT.honeypot)),
    noScript: !isFromScript(request),
    otherSite: request.headers["sec-fetch-site"] === "cross-site",
    overBudget: !isInBudget,
  };
  return (Object.keys(signs) as Sign[]).filter((sign) => signs[sign]);
}

/**
 * Whether an enquiry is certainly a bot's and belongs in `review`. An honest browser or password manager can show any
 * single sign, so only the honeypot together with another one counts.
 */
export const isRobot = (signs: readonly Sign[]): boolean =>
  signs.includes("trap") && signs.length > 1;

/** Whether the page's script sent a request: it asks for JSON. */
export const isFromScript = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? "").includes("application/json");
