import { observatoryScore } from "../../e2e/support/server/observatory-score";
import { cacheControl, securityHeaders } from "./headers";

const hashes = { scripts: ["'sha256-c2NyaXB0'"], styles: ["'sha256-c3R5bGU='"] };

it("scores at least 105 points in the MDN HTTP Observatory", async () => {
  expect(observatoryScore(await securityHeaders(hashes))).toBeGreaterThanOrEqual(115);
});

it.each([
  ["content-security-policy", "script-src 'unsafe-inline'"],
  ["strict-transport-security", "max-age=1000"],
  ["referrer-policy", "unsafe-url"],
])("would score less with a careless %s", async (name, value) => {
  const headers = await securityHeaders(hashes);
  expect(observatoryScore({ ...headers, [name]: value })).toBeLessThan(observatoryScore(headers));
});

it("loads from nowhere unless said otherwise, and takes no inline script or style without its hash", async () => {
  const { "content-security-policy": policy } = await securityHeaders(hashes);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
  expect(policy?.split(";").filter((directive) => directive.includes("unsafe"))).toEqual([
    "style-src-attr 'unsafe-inline'",
  ]);
  for (const directive of ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"]) {
    expect(policy).toContain(directive);
  }
});

it("lets only the site itself ask for a position, and nobody for camera, microphone or payment", async () => {
  const { "permissions-policy": policy } = await securityHeaders(hashes);
  const allowed = (policy ?? "").split(", ").filter((feature) => !feature.endsWith("=()"));
  expect(allowed).toEqual(["geolocation=(self)"]);
});

it("keeps hashed files for a year and asks for pages each time", () => {
  expect(cacheControl("/static/abc/1200/dom.avif")).toContain("immutable");
  expect(cacheControl("/app-64df244e5e0cd43ae766.js")).toContain("immutable");
  expect(cacheControl("/kontakt")).toBe("no-cache");
  expect(cacheControl("/page-data/kontakt/page-data.json")).toBe("no-cache");
});
