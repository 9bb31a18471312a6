import { z } from "zod";
import { contentSecurityPolicy } from "./content-security-policy";

/** The directives of our policy that a browser can report; others are not ours. */
const directives = new Set([
  ...Object.keys(contentSecurityPolicy({ scripts: [], styles: [] }, false)),
  ...["script-src-attr", "script-src-elem", "style-src-elem"],
]);

/** Keywords that reports use instead of an address (CSP Level 3, 2.4). */
const keywords = new Set(["inline", "eval", "wasm-eval"]);

/** The body of a report by the Reporting API, and what browsers without that send to `report-uri`. */
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

/** The parts of a report that matter; any may be missing. */
export type Violation = z.infer<typeof violation>;

/** The violations in a post; empty if it is not a report. */
export function readViolations(body: string): Violation[] {
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

/** `style-src-elem: inline on /kontakt`: made of our own words only. */
export function kindOf(found: Violation, pages: ReadonlyMap<string, unknown>): string {
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
