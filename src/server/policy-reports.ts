import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { REPORT_ADDRESS } from "./content-security-policy";

/** What is taken of reports; the rest is thrown away unread. */
export interface ReportLimits {
  /** Bytes of one post; a browser sends up to a hundred reports in it. */
  bytes: number;
  /** Posts that are read between two lines of the log. */
  posts: number;
  /** Kinds of violation that one line of the log tells. */
  kinds: number;
  /** Milliseconds between two lines. */
  interval: number;
}

const limits: ReportLimits = { bytes: 32 * 1024, posts: 120, kinds: 20, interval: 60_000 };

/** The directives of our policy that a browser can name; another is none of ours. */
const directives = new Set(
  [
    "default-src",
    "base-uri",
    "connect-src",
    "font-src",
    "form-action",
    "frame-ancestors",
    "img-src",
  ]
    .concat(["manifest-src", "script-src", "script-src-attr", "script-src-elem"])
    .concat(["style-src", "style-src-attr", "style-src-elem"]),
);

/** What CSP Level 3 (2.4) has in place of an address. */
const keywords = new Set(["inline", "eval", "wasm-eval"]);

/** The body of a report, by both names that its parts have had. */
const violation = z
  .object({ effectiveDirective: z.string(), blockedURL: z.string(), documentURL: z.string() })
  .partial();
const formerReport = z.object({
  "csp-report": z
    .object({
      "effective-directive": z.string(),
      "blocked-uri": z.string(),
      "document-uri": z.string(),
    })
    .partial(),
});
const reports = z.array(z.object({ type: z.string(), body: z.unknown() }));

type Violation = z.infer<typeof violation>;

/**
 * Takes browsers' reports of what the policy has kept from a page, and tells their number by kind in at
 * most one line of the log a minute. Of a report only words of our own are kept: directive, kind of what
 * was blocked, page. A stranger can neither put a word into the log nor fill it.
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
      for (const found of readReports(body)) count(found);
      return reply.code(204).send();
    });
    done();
  });
}

/** The violations in a post; none where it is not what browsers send. */
function readReports(body: string): Violation[] {
  let data: unknown;
  try {
    data = JSON.parse(body);
  } catch {
    return [];
  }
  const former = formerReport.safeParse(data);
  if (former.success) {
    const report = former.data["csp-report"];
    return [
      {
        effectiveDirective: report["effective-directive"],
        blockedURL: report["blocked-uri"],
        documentURL: report["document-uri"],
      },
    ];
  }
  return (reports.safeParse(data).data ?? [])
    .filter(({ type }) => type === "csp-violation")
    .flatMap(({ body }) => violation.safeParse(body).data ?? []);
}

/** `style-src-elem: inline on /kontakt`, of nothing but words that are ours. */
function kindOf(found: Violation, pages: ReadonlyMap<string, unknown>): string {
  const { effectiveDirective = "", blockedURL = "", documentURL = "" } = found;
  const directive = directives.has(effectiveDirective) ? effectiveDirective : "another directive";
  const page = addressOf(documentURL);
  return `${directive}: ${blocked(blockedURL)} on ${pages.has(page) ? page : "another page"}`;
}

function blocked(url: string): string {
  if (keywords.has(url)) return url;
  if (!URL.canParse(url)) return "something";
  const { protocol } = new URL(url);
  if (/^https?:$/.test(protocol)) return "an address";
  return /^(data|blob):$/.test(protocol) ? protocol : "an extension";
}

function addressOf(url: string): string {
  if (!URL.canParse(url)) return "";
  try {
    return decodeURIComponent(new URL(url).pathname).normalize("NFC");
  } catch {
    return "";
  }
}
