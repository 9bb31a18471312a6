import { contentSecurityPolicy, type SiteFacts } from "./content-security-policy";

/** Seconds for which browsers ask by TLS alone, once they have been told. */
const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/** Whether `HSTS_SUBDOMAINS` is set: all subdomains, of mail and panels too, answer by TLS. */
export const hasTlsEverywhere = (): boolean => process.env.HSTS_SUBDOMAINS === "1";

/**
 * The security headers of every answer, by their names in lower case.
 * @param facts what the build has said of its pages
 * @param tlsEverywhere see `hasTlsEverywhere`; browsers can't be told otherwise for two years
 */
export function securityHeaders(facts: SiteFacts, tlsEverywhere: boolean): Record<string, string> {
  const policy = Object.entries(contentSecurityPolicy(facts));
  return {
    "content-security-policy": policy.map((directive) => directive.flat().join(" ")).join(";"),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "referrer-policy": "strict-origin-when-cross-origin",
    "strict-transport-security": `max-age=${TWO_YEARS}${tlsEverywhere ? "; includeSubDomains" : ""}`,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    // The site itself may ask where a visitor is; what it never needs, nobody may ask.
    "permissions-policy": "camera=(), geolocation=(self), microphone=(), payment=()",
    ...(facts.noIndex && { "x-robots-tag": "noindex" }),
  };
}
