import { folderWith, smallSite } from "@typed-site/test-support/site";
import { readConfig } from "./config";
import { cacheControl, securityHeaders } from "./headers";
import { createServer } from "./server";

const hashes = { scripts: ["'sha256-c2NyaXB0'"], styles: ["'sha256-c3R5bGU='"] };

it.each([
  ["x-content-type-options", "nosniff"],
  ["x-frame-options", "DENY"],
  ["strict-transport-security", "max-age=63072000"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["permissions-policy", "camera=(), geolocation=(self), microphone=(), payment=()"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
])("sends %s: %s", async (name, value) => {
  expect((await securityHeaders(hashes, false))[name]).toBe(value);
});

it("demands TLS of subdomains only where the operator says so", async () => {
  const headers = await securityHeaders(hashes, true);
  expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
});

it("answers with what the operator has set", async () => {
  const headersOf = async (variables: Record<string, string>) => {
    const app = await createServer(folderWith(smallSite), readConfig(variables), { logger: false });
    return (await app.inject("/")).headers["strict-transport-security"];
  };
  expect(await headersOf({ HSTS_SUBDOMAINS: "1" })).toContain("includeSubDomains");
  expect(await headersOf({})).not.toContain("includeSubDomains");
});

it("keeps search engines from a rehearsal, and from nothing else", async () => {
  const robotsTag = async () => (await securityHeaders(hashes, false))["x-robots-tag"];
  expect(await robotsTag()).toBeUndefined();
  process.env.PUBLISH_REHEARSAL = "1";
  expect(await robotsTag()).toBe("noindex");
  delete process.env.PUBLISH_REHEARSAL;
});

it("loads from nowhere unless said otherwise, and takes no inline script or style without its hash", async () => {
  const { "content-security-policy": policy = "" } = await securityHeaders(hashes, false);
  expect(policy.split(";").sort()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self'",
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
