import path from "node:path";
import { leastGrowth, memoryInUse } from "@typed-site/test-support/memory";
import { temporaryFolder } from "@typed-site/test-support/site";
import { readBuiltSite } from "gatsby-plugin-finished-pages/headers";
import { createSiteServer, readSiteConfig } from "./site-server";

const REQUESTS = 20_000;
const BATCH = 100;

interface Asked {
  url: string;
  headers?: Record<string, string>;
}

test("20 000 requests of all kinds: memory stays flat", async () => {
  const publicFolder = path.resolve("public");
  const site = readBuiltSite(publicFolder);
  const config = readSiteConfig({ ENQUIRY_DIR: temporaryFolder() });
  const app = await createSiteServer(config, { logger: false });
  const pages = [...site.pages.keys()].filter((page) => page !== "/404").map(encodeURI);
  const files = [...site.files.keys()].filter((file) => /\.(js|css|json|svg|woff2)$/.test(file));
  const assets = files.map(encodeURI);
  const tags = new Map<string, string>();
  const br = { "accept-encoding": "br" };
  const tagOf = (url: string) => ({ ...br, "if-none-match": tags.get(url) ?? "none" });
  const pick = (from: string[], n: number) =>
    from[Math.floor(n / kinds.length) % from.length] ?? "/";
  const kinds: ((n: number) => Asked)[] = [
    (n) => ({ url: pick(pages, n), headers: br }),
    (n) => ({ url: pick(pages, n), headers: { "accept-encoding": "gzip" } }),
    (n) => ({ url: pick(pages, n) }),
    (n) => ({ url: pick(pages, n), headers: tagOf(pick(pages, n)) }),
    (n) => ({ url: pick(assets, n), headers: br }),
    (n) => ({ url: pick(assets, n), headers: tagOf(pick(assets, n)) }),
    // Never the same twice, because nothing may be remembered for each.
    (n) => ({ url: `/nie-ma-${n}?${n}`, headers: br }),
    (n) => ({ url: `/KONTAKT/?${n}`, headers: { "x-none": String(n) } }),
    (n) => ({ url: `/%zz${n}` }),
  ];
  const statuses = new Map<number, number>();
  const ask = async (n: number) => {
    const asked = kinds[n % kinds.length]?.(n) ?? { url: "/" };
    const { statusCode, headers } = await app.inject(asked);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    if (statusCode === 200 && asked.headers === br) tags.set(asked.url, String(headers.etag));
  };
  const used: number[] = [];
  for (let sent = 0; sent < REQUESTS; sent += BATCH) {
    await Promise.all(Array.from({ length: BATCH }, (_none, index) => ask(sent + index)));
    if ((sent + BATCH) % (REQUESTS / 4) === 0) used.push(await memoryInUse());
  }
  expect(leastGrowth(used)).toBeLessThan(5);
  expect([...statuses.keys()].sort()).toEqual([200, 301, 304, 404]);
  await app.close();
}, 900_000);
