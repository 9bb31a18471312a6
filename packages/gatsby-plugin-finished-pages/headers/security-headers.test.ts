import { cacheControl } from "./caching";
import { developmentPolicy } from "./content-security-policy";
import { hasTlsEverywhere, securityHeaders } from "./security-headers";

const hashes = { scripts: ["'sha256-c2NyaXB0'"], styles: ["'sha256-c3R5bGU='"] };

it.each([
  ["x-content-type-options", "nosniff"],
  ["x-frame-options", "DENY"],
  ["strict-transport-security", "max-age=63072000"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["permissions-policy", "camera=(), geolocation=(self), microphone=(), payment=()"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  ["origin-agent-cluster", "?1"],
])("sends %s: %s", (name, value) => {
  expect(securityHeaders(hashes, false)[name]).toBe(value);
});

it("demands TLS of subdomains only where the operator says so", () => {
  const headers = securityHeaders(hashes, true);
  expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
  process.env.HSTS_SUBDOMAINS = "0";
  expect(hasTlsEverywhere()).toBe(false);
  delete process.env.HSTS_SUBDOMAINS;
});

it("loads from nowhere unless said otherwise, and takes no inline script or style without its hash", () => {
  const { "content-security-policy": policy = "" } = securityHeaders(hashes, false);
  expect(policy.split(";").sort()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self' data:",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data:",
    "manifest-src 'self'",
    "script-src 'self' 'sha256-c2NyaXB0'",
    "style-src 'self' 'sha256-c3R5bGU='",
    "style-src-attr 'unsafe-inline'",
  ]);
});

const hash = "64df244e5e0cd43ae766";

const YEAR = "public, max-age=31536000, immutable";
const DAY = "public, max-age=86400, stale-while-revalidate=604800";

it.each([
  [YEAR, ["/static/abc/1200/dom.avif", `/app-${hash}.js`, `/app.${hash}.css`]],
  [YEAR, [`/app-${hash}.js.map`, `/app.${hash}.css.map`]],
  [DAY, ["/fonts/a.woff2", "/img/dom.jpg", "/manifest.webmanifest"]],
  [DAY, ["/favicon.svg", "/favicon.ico", "/icon-192.png"]],
  ["no-cache", ["/", "/kontakt", "/page-data/kontakt/page-data.json", "/files/umowa.pdf"]],
  ["no-cache", ["/app.js", `/app-${hash}.js.txt`, "/o-nas/fonts/", "/svg"]],
])("%s: %j", (value, files) => {
  expect(files.map(cacheControl)).toEqual(files.map(() => value));
});

it("adds sources to those that a directive has, none of them being 'none'", () => {
  const policy = {
    "img-src": ["https://tile.example"],
    "frame-src": ["https://film.example"],
    "default-src": ["https:"],
  };
  const sent = securityHeaders({ ...hashes, policy }, false)["content-security-policy"]?.split(";");
  expect(sent).toContain("img-src 'self' data: https://tile.example");
  expect(sent).toContain("frame-src https://film.example");
  expect(sent).toContain("default-src https:");
});

it("allows `gatsby develop` what it inlines, evaluates and talks to itself by, and nothing of another host", () => {
  const policy = { "img-src": ["https://tile.example"] };
  expect(developmentPolicy(policy).split("; ").sort()).toEqual([
    "base-uri 'none'",
    "connect-src 'self' ws: wss:",
    "default-src 'none'",
    "font-src 'self' data:",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "img-src 'self' data: https://tile.example",
    "manifest-src 'self'",
    "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "style-src-attr 'unsafe-inline'",
  ]);
  expect(developmentPolicy()).not.toContain("example");
});
