import type { FastifyInstance } from "fastify";
import { REPORT_ADDRESS } from "./content-security-policy";
import { kindOf, readViolations, type Violation } from "./policy-violation";

/** Limits for reports; whatever is beyond them is discarded unread. */
export interface ReportLimits {
  /** Bytes of one post; a browser sends up to a hundred reports in it. */
  bytes: number;
  /** Posts that are read between two log lines. */
  posts: number;
  /** Kinds of violation in one log line. */
  kinds: number;
  /** Milliseconds between two lines. */
  interval: number;
}

const limits: ReportLimits = { bytes: 32 * 1024, posts: 120, kinds: 20, interval: 60_000 };

/**
 * Collects browsers' reports of policy violations, and logs how many there were of each kind, in at most one
 * line a minute. Only words of our own vocabulary are logged (directive, kind of source, page), so a stranger
 * can neither write into the log nor fill it.
 * @param pages addresses of all pages, decoded
 */
export function registerPolicyReports(
  app: FastifyInstance,
  pages: ReadonlyMap<string, unknown>,
  { bytes, posts, kinds, interval }: ReportLimits = limits,
): void {
  const counts = new Map<string, number>();
  let read = 0;
  let others = 0;
  const timer = setInterval(tell, interval).unref();
  app.addHook("onClose", (_instance, done) => {
    clearInterval(timer);
    tell();
    done();
  });

  function tell(): void {
    if (counts.size > 0 || others > 0) {
      app.log.warn({ violations: Object.fromEntries(counts), others }, "pages broke the policy");
    }
    counts.clear();
    read = others = 0;
  }

  function count(found: Violation): void {
    const kind = kindOf(found, pages);
    if (counts.has(kind) || counts.size < kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    else others += 1;
  }

  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ["application/csp-report", "application/reports+json"],
      { parseAs: "string", bodyLimit: bytes },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.addHook("onRequest", async (_request, reply) => {
      read += 1;
      if (read > posts) {
        others += 1;
        await reply.code(429).send();
      }
    });
    scope.post<{ Body: string }>(REPORT_ADDRESS, async ({ body }, reply) => {
      for (const found of readViolations(body)) count(found);
      return reply.code(204).send();
    });
    done();
  });
}
