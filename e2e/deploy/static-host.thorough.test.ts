import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "@typed-site/test-support/site";
import { cacheControl, listSite } from "gatsby-plugin-finished-pages/headers";
import { redirects } from "../support/content/site-content";
import { startDeploy } from "./deploy-process";
import { ensureWrangler, startStaticHost } from "./wrangler";

/** Rules that Cloudflare Pages reads of `_headers`; it drops the rest without a word. */
const MOST_RULES = 100;

const { pages, files } = listSite("public");
const addresses = [...pages.keys()].filter((address) => address !== "/404");
const release = path.join(temporaryFolder(), "release");
let host: Awaited<ReturnType<typeof startStaticHost>>;

beforeAll(async () => {
  ensureWrangler();
  expect(await startDeploy("release", release, "public", "--static-host").ended).toMatchObject({
    code: 0,
  });
  host = await startStaticHost(path.join(release, "public"));
});
afterAll(() => host.stop());

const ask = (address: string) => fetch(host.url + encodeURI(address), { redirect: "manual" });

test("every page answers at its canonical address, with the site's policy", async () => {
  const wrong: unknown[] = [];
  for (const address of addresses) {
    const answer = await ask(address);
    const html = readFileSync(path.join("public", pages.get(address) ?? ""), "utf8");
    const isRight = answer.status === 200 && (await answer.text()) === html;
    const policy = answer.headers.get("content-security-policy") ?? "";
    if (!isRight || !policy.includes("default-src 'none'")) wrong.push([address, answer.status]);
  }
  expect(wrong).toEqual([]);
});

test("other spellings and old addresses lead there in one step, and what is not there is not there", async () => {
  const moved = [
    ...redirects,
    ...addresses.filter((to) => to !== "/").map((to) => ({ from: `${to}/`, to })),
  ];
  const wrong: unknown[] = [];
  for (const { from, to } of moved) {
    const answer = await ask(from);
    const { pathname } = new URL(answer.headers.get("location") ?? "/", host.url);
    if (![301, 308].includes(answer.status) || decodeURI(pathname) !== to) {
      wrong.push([from, answer.status, pathname]);
    }
  }
  expect(wrong).toEqual([]);
  expect((await ask("/nie-ma")).status).toBe(404);
});

test("a file is kept as long as by the server, whichever rule says so", async () => {
  const rules = readFileSync(path.join(release, "public/_headers"), "utf8").match(/^\//gm) ?? [];
  expect(rules.length).toBeLessThan(MOST_RULES / 2);
  // A folder of several builds has files that no page names any more, which no release takes.
  const taken = [...files.keys()].filter((file) => existsSync(path.join(release, "public", file)));
  const kinds = new Map(taken.map((file) => [`${cacheControl(file)} ${path.extname(file)}`, file]));
  expect(kinds.size).toBeGreaterThan(3);
  for (const file of kinds.values()) {
    const kept = (await ask(file)).headers.get("cache-control");
    if (cacheControl(file) !== "no-cache") expect([file, kept]).toEqual([file, cacheControl(file)]);
    // The host's own value asks each time, too.
    else expect([file, kept ?? ""]).toEqual([file, expect.not.stringMatching(/max-age=[1-9]/)]);
  }
});
