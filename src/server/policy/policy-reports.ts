import type { FastifyInstance } from "fastify";
import { REPORT_ADDRESS } from "./content-security-policy";

/** Bytes of a report that are logged, and of one that is taken: a browser sends up to a hundred in a post. */
const LOGGED_BYTES = 500;
const MOST_BYTES = 32 * 1024;

/** Reports that are logged in a minute; the next line says how many were not. */
const MOST = 20;
const MINUTE = 60_000;

/**
 * Logs browsers' reports of what the policy forbade: the beginning of each as one string, so a stranger can
 * neither forge a line of the log nor fill it.
 */
export function registerPolicyReports(app: FastifyInstance): void {
  let logged = 0;
  let left = 0;
  let until = 0;
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ["application/csp-report", "application/reports+json"],
      { parseAs: "string", bodyLimit: MOST_BYTES },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.post<{ Body: string }>(REPORT_ADDRESS, async ({ body }, reply) => {
      const now = performance.now();
      if (now >= until) [logged, until] = [0, now + MINUTE];
      logged += 1;
      if (logged > MOST) left += 1;
      else {
        app.log.warn({ report: body.slice(0, LOGGED_BYTES), left }, "a page broke the policy");
        left = 0;
      }
      return reply.code(204).send();
    });
    done();
  });
}
