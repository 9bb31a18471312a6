import type { FastifyInstance } from "fastify";
import { pathOf } from "@typed-site/utils";
import type { ServedPages } from "../static-files";
import { REPORT_ADDRESS } from "./content-security-policy";

/** Bytes read of a request: a browser sends up to a hundred reports in one. */
const MOST_BYTES = 32 * 1024;
/** The shortest time between two log lines, in milliseconds; a line counts the requests since the last one. */
const PAUSE = 60_000;

/**
 * Logs browsers' reports of violations. Since anybody can send one, this logs at most one line a
 * minute, with nothing but the name of a directive and one of the site's own pages.
 */
export function registerPolicyReports(
  app: FastifyInstance,
  pages: Pick<ServedPages, "pageOrHome">,
): void {
  let posts = 0;
  let until = 0;
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ["application/csp-report", "application/reports+json"],
      { parseAs: "string", bodyLimit: MOST_BYTES },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.post<{ Body: string }>(REPORT_ADDRESS, async ({ body }, reply) => {
      posts += 1;
      if (performance.now() >= until) {
        app.log.warn({ posts, ...readReport(body, pages) }, "a page broke the policy");
        [posts, until] = [0, performance.now() + PAUSE];
      }
      return reply.code(204).send();
    });
    done();
  });
}

/** The directive and page of a request's first report, in the format of `report-uri` or `report-to`. */
function readReport(text: string, pages: Pick<ServedPages, "pageOrHome">) {
  const [, directive] = /"effective-?directive"\s*:\s*"([a-z-]{1,30})"/i.exec(text) ?? [];
  const [, address] = /"document-?ur[il]"\s*:\s*"https?:\/\/[^/"]+([^"?#]*)/i.exec(text) ?? [];
  return {
    directive: directive ?? "unknown",
    page: pages.pageOrHome(pathOf(address ?? "/") ?? "/"),
  };
}
