import { createHash } from "node:crypto";
import helmet from "@fastify/helmet";
import fastify, { type FastifyInstance } from "fastify";

const DAY = 24 * 60 * 60;
const YEAR = 365 * DAY;

/** `Cache-Control` (RFC 9111) by the kind of file; the first pattern that fits a path counts. */
export const cachingRules: readonly { pattern: RegExp; value: string }[] = [
  // The name holds a hash of the content.
  {
    pattern: /^\/static\/|-[0-9a-f]{20}\.js(\.map)?$|\.[0-9a-f]{20}\.css(\.map)?$/,
    value: `public, max-age=${YEAR}, immutable`,
  },
  // May change with a build, but does no harm if it is a day old.
  {
    pattern: /^\/(fonts|img)\/|\.(svg|ico|png|webmanifest)$/,
    value: `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`,
  },
];

/** How long a browser may keep a file without asking; HTML and page data it must ask for. */
export function cacheControl(path: string): string {
  return cachingRules.find(({ pattern }) => pattern.test(path))?.value ?? "no-cache";
}

/** Whether a file's name changes with its content, so that it stays good for ever. */
export function isImmutable(path: string): boolean {
  return cacheControl(path).includes("immutable");
}

/** Inline scripts of a page that a browser runs, as written; data blocks are none. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !/\stype=(?!"module")/.test(attributes))
    .map(([, , script = ""]) => script)
    .filter(Boolean);
}

/**
 * The sources that a page may load from (CSP Level 3). Styles stay open: pictures and the carousel
 * write style attributes.
 */
function contentSecurityPolicy(scripts: Iterable<string>): Record<string, string[]> {
  const hashes = [...new Set(scripts)].map(
    (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes.sort()],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
}

/**
 * Puts the security headers on every answer.
 * @param scripts all inline scripts of the site; each is allowed by its hash
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  scripts: Iterable<string>,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(scripts) },
    strictTransportSecurity: { maxAge: 2 * YEAR, includeSubDomains: true },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
    // Each of these says something only to browsers that are long gone.
    xXssProtection: false,
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    xPermittedCrossDomainPolicies: false,
  });
  app.addHook("onRequest", (_request, reply, done) => {
    reply.raw.setHeader(
      "Permissions-Policy",
      "camera=(), geolocation=(), microphone=(), payment=()",
    );
    done();
  });
}

/** The security headers that this server sends, for the configuration of other servers. */
export async function securityHeaders(scripts: Iterable<string>): Promise<Record<string, string>> {
  const app = fastify();
  await registerSecurityHeaders(app, scripts);
  app.get("/", (_request, reply) => reply.code(204).send());
  const { headers } = await app.inject("/");
  const own = Object.entries(headers).filter(([name]) => !["connection", "date"].includes(name));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}
