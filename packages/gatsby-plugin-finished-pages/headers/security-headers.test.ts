import { cacheControl } from "./caching";
import { securityHeaders } from "./security-headers";

const hashes = { scripts: ["'sha256-c2NyaXB0'"], styles: ["'sha256-c3R5bGU='"] };

it.each([
  ["x-content-type-options", "nosniff"],
  ["x-frame-options", "DENY"],
  ["strict-transport-security", "max-age=63072000"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["permissions-policy", "camera=(), geolocation=(self), microphone=(), payment=()"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
])("sends %s: %s", (name, value) => {
  expect(securityHeaders(hashes, false)[name]).toBe(value);
});

it("demands TLS of subdomains only where the operator says so", () => {
  const headers = securityHeaders(hashes, true);
  expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
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

it("keeps hashed files for a year and asks for pages each time", () => {
  expect(cacheControl("/static/abc/1200/dom.avif")).toContain("immutable");
  expect(cacheControl("/app-64df244e5e0cd43ae766.js")).toContain("immutable");
  expect(cacheControl("/kontakt")).toBe("no-cache");
  expect(cacheControl("/page-data/kontakt/page-data.json")).toBe("no-cache");
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
