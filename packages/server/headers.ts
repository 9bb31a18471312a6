import helmet from "@fastify/helmet";
import fastify, { type FastifyInstance } from "fastify";
import { isRehearsal } from "./config";
import { contentSecurityPolicy, type InlineHashes } from "./policy/content-security-policy";

const DAY = 24 * 60 * 60;
const YEAR = 365 * DAY;

/** `Cache-Control` (RFC 9111) by file type; the first matching pattern counts. */
export const cachingRules: readonly { pattern: RegExp; value: string }[] = [
  // The name contains a hash of the content.
  {
    pattern: /^\/static\/|-[0-9a-f]{20}\.js(\.map)?$|\.[0-9a-f]{20}\.css(\.map)?$/,
    value: `public, max-age=${YEAR}, immutable`,
  },
  // May change with a build, but a day-old copy does no harm.
  {
    pattern: /^\/(fonts|img)\/|\.(svg|ico|png|webmanifest)$/,
    value: `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`,
  },
];

/** How long a browser may cache a file; HTML and page data have to be revalidated. */
export function cacheControl(path: string): string {
  return cachingRules.find(({ pattern }) => pattern.test(path))?.value ?? "no-cache";
}

/**
 * Adds the security headers to every answer.
 * @param hashes of the site's inline scripts and styles, which the policy allows
 * @param hasTlsEverywhere whether all subdomains, of mail and panels too, answer by TLS; browsers can't be told otherwise
 * for two years
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  hashes: InlineHashes,
  hasTlsEverywhere: boolean,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityPolicy(hashes),
    },
    strictTransportSecurity: { maxAge: 2 * YEAR, includeSubDomains: hasTlsEverywhere },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
    // These only matter to browsers that nobody uses any more.
    xXssProtection: false,
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    xPermittedCrossDomainPolicies: false,
  });
  app.addHook("onRequest", (_request, reply, done) => {
    reply.raw.setHeader(
      "Permissions-Policy",
      // The site itself may ask where a visitor is; what it never needs, nobody may ask.
      "camera=(), geolocation=(self), microphone=(), payment=()",
    );
    // a rehearsal's samples are not for search engines
    if (isRehearsal()) reply.raw.setHeader("X-Robots-Tag", "noindex");
    done();
  });
}

/** This server's security headers, for the configuration of other servers. */
export async function securityHeaders(
  hashes: InlineHashes,
  hasTlsEverywhere: boolean,
): Promise<Record<string, string>> {
  const app = fastify();
  await registerSecurityHeaders(app, hashes, hasTlsEverywhere);
  app.get("/", (_request, reply) => reply.code(204).send());
  const { headers } = await app.inject("/");
  const own = Object.entries(headers).filter(([name]) => !["connection", "date"].includes(name));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}
