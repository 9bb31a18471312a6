import type { FastifyInstance } from "fastify";
import { pathOf } from "../../site/addresses";
import type { ServedPages } from "../../site/served-pages";
import { REPORT_ADDRESS } from "./content-security-policy";

/** Bytes of a post that is read: a browser sends up to a hundred reports in one. */
const MOST_BYTES = 32 * 1024;

/** Posts that are logged in a minute; the next line says how many were not. */
const MOST = 20;
const MINUTE = 60_000;

/**
 * Logs browsers' reports of what the policy forbade, one line a post. Anybody can send one, so a line holds nothing
 * but the name of a directive and one of the site's own pages.
 */
export function registerPolicyReports(
  app: FastifyInstance,
  pages: Pick<ServedPages, "known">,
): void {
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
        const { directive, address } = readReport(body);
        const page = pages.known(pathOf(address) ?? "/");
        app.log.warn({ directive, page, left }, "a page broke the policy");
        left = 0;
      }
      return reply.code(204).send();
    });
    done();
  });
}

/** What a report says, with the keys of `report-uri` (CSP Level 2) or of `report-to` (CSP Level 3). */
type Report = Partial<Record<"effective-directive" | "effectiveDirective", unknown>> &
  Partial<Record<"document-uri" | "documentURL", unknown>>;

/** The directive and the page's address of the first report of a post. */
function readReport(text: string): { directive: string; address: string } {
  try {
    const post = JSON.parse(text) as { "csp-report": Report } | { body: Report }[];
    const report = Array.isArray(post) ? post[0]?.body : post["csp-report"];
    const directive = String(report?.["effective-directive"] ?? report?.effectiveDirective);
    const { pathname } = new URL(String(report?.["document-uri"] ?? report?.documentURL));
    return { directive: /^[a-z-]{1,30}$/.test(directive) ? directive : UNKNOWN, address: pathname };
  } catch {
    return { directive: UNKNOWN, address: "/" };
  }
}

const UNKNOWN = "unknown";
