import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "../support/test";

test("the style guide is no part of the built site", async ({ request }) => {
  expect((await request.get("/_style-guide")).status()).toBe(404);
  const read = (name: string) => readFileSync(`public/${name}`, "utf8");
  const scripts = readdirSync("public").filter((name) => name.endsWith(".js"));
  const isMentioned = (name: string) => /style-guide/i.test(read(name));
  const files = ["_pages.json", "sitemap.xml", "webpack.stats.json", ...scripts];
  expect(files.filter(isMentioned)).toEqual([]);
});
