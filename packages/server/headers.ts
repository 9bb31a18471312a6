import helmet from "@fastify/helmet";
import fastify, { type FastifyInstance } from "fastify";
import {
  contentSecurityPolicy,
  type InlineHashes,
  reportingEndpoints,
} from "./policy/content-security-policy";

const DAY = 24 * 60 * 60;
const YEAR = 365 * DAY;

/** `Cache-Control` (RFC 9111) by the kind of file; the first pattern that fits a path counts. */
export const cachingRules: readonly { pattern: RegExp; value: string }[] = [
  // The name holds a hash of the content.
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

/** How long a browser may keep a file without asking; HTML and page data it must ask for. */
export function cacheControl(path: string): string {
  return cachingRules.find(({ pattern }) => pattern.test(path))?.value ?? "no-cache";
}

/** Whether a file's name changes with its content, so that it can be cached for ever. */
export function isImmutable(path: string): boolean {
  return cacheControl(path).includes("immutable");
}

/**
 * Puts the security headers on every answer.
 * @param hashes of the inline scripts and styles of the site, which the policy allows
 * @param isReported whether browsers are asked to report what the policy forbids
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  hashes: InlineHashes,
  isReported = true,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityPolicy(hashes, isReported),
    },
    strictTransportSecurity: { maxAge: 2 * YEAR, includeSubDomains: true },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
    // Each of these only matters to browsers that nobody uses any more.
    xXssProtection: false,
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    xPermittedCrossDomainPolicies: false,
  });
  app.addHook("onRequest", (_request, reply, done) => {
    reply.raw.setHeader(
      "Permissions-Policy",
      // The forms' button reads the position, and only when it is pressed.
      "camera=(), geolocation=(self), microphone=(), payment=()",
    );
    if (isReported) reply.raw.setHeader("Reporting-Endpoints", reportingEndpoints);
    done();
  });
}

/** The security headers that this server sends, for the configuration of other servers. */
export async function securityHeaders(
  hashes: InlineHashes,
  isReported?: boolean,
): Promise<Record<string, string>> {
  const app = fastify();
  await registerSecurityHeaders(app, hashes, isReported);
  app.get("/", (_request, reply) => reply.code(204).send());
  const { headers } = await app.inject("/");
  const own = Object.entries(headers).filter(([name]) => !["connection", "date"].includes(name));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}
