type Headers = Readonly<Record<string, string>>;

/**
 * Scores the headers of a page that is served over TLS, sets no cookie and loads every script from
 * its own host, by the published rules of the MDN HTTP Observatory (score table of
 * github.com/mdn/mdn-http-observatory, `src/grader/charts.js`): 100 points to begin with,
 * deductions, and a bonus only for those that have at least 90 without it.
 * @param headers names in lower case
 */
export function observatoryScore(headers: Headers): number {
  const modifiers = [
    contentSecurityPolicy(headers),
    transportSecurity(headers),
    contentTypeOptions(headers),
    frameOptions(headers),
    referrerPolicy(headers),
    resourcePolicy(headers),
    resourceSharing(headers),
  ];
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const score = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  const bonus = sum(modifiers.filter((modifier) => modifier > 0));
  return Math.max(0, score >= 90 ? score + bonus : score);
}

/** The directives of a policy: name → sources. */
function directives(headers: Headers): Map<string, string[]> {
  const policy = headers["content-security-policy"] ?? "";
  const parts = policy.split(";").map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = "", ...sources]) => [name.toLowerCase(), sources]));
}

const isBroad = (source: string) => ["*", "http:", "https:", "data:", "blob:"].includes(source);

function contentSecurityPolicy(headers: Headers): number {
  if (!headers["content-security-policy"]) return -25;
  const policy = directives(headers);
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const scripts = sourcesOf("script-src");
  const styles = sourcesOf("style-src");
  const hasHashes = scripts.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
  const isUnsafeScript =
    scripts.some(isBroad) ||
    sourcesOf("object-src").some(isBroad) ||
    (scripts.includes("'unsafe-inline'") && !hasHashes);
  if (isUnsafeScript) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (styles.includes("'unsafe-inline'") || styles.some(isBroad)) return 0;
  const isClosed = policy.get("default-src")?.join() === "'none'" && policy.has("form-action");
  return isClosed ? 10 : 5;
}

function transportSecurity(headers: Headers): number {
  const header = headers["strict-transport-security"];
  if (!header) return -20;
  const sixMonths = 15_768_000;
  return Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0) >= sixMonths ? 0 : -10;
}

function contentTypeOptions(headers: Headers): number {
  return headers["x-content-type-options"] === "nosniff" ? 0 : -5;
}

function frameOptions(headers: Headers): number {
  if (directives(headers).has("frame-ancestors")) return 5;
  return /^(deny|sameorigin)$/i.test(headers["x-frame-options"] ?? "") ? 0 : -20;
}

function referrerPolicy(headers: Headers): number {
  const policy = headers["referrer-policy"];
  if (!policy) return 0;
  const careful = [
    "no-referrer",
    "same-origin",
    "strict-origin",
    "strict-origin-when-cross-origin",
  ];
  return careful.includes(policy) ? 5 : -5;
}

function resourcePolicy(headers: Headers): number {
  const policy = headers["cross-origin-resource-policy"];
  if (!policy || policy === "cross-origin") return 0;
  return policy === "same-origin" || policy === "same-site" ? 10 : -5;
}

function resourceSharing(headers: Headers): number {
  const isOpen = headers["access-control-allow-credentials"] === "true";
  return headers["access-control-allow-origin"] && isOpen ? -50 : 0;
}
