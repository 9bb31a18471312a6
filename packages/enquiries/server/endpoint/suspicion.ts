import type { FastifyRequest } from "fastify";
import { SENT } from "../../shared/form-protocol";
import type { Sign } from "../storage/enquiry";

/** Finds the signs of a bot in a submission itself. */
export function signsOf(request: FastifyRequest, fields: ReadonlyMap<string, string>): Sign[] {
  const signs: Sign[] = [];
  if (fields.get(SENT.honeypot)) signs.push("trap");
  if (!isFromScript(request)) signs.push("noScript");
  if (request.headers["sec-fetch-site"] === "cross-site") signs.push("otherSite");
  return signs;
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
