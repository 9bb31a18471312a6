import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "../support/test";

const read = (name: string) => readFileSync(path.join("public", name), "utf8");

/** The scripts of the last build; `public` may still hold some of earlier ones. */
function builtScripts(): string[] {
  const stats = read("webpack.stats.json");
  const all = readdirSync("public").filter((name) => /-[0-9a-f]{20}\.js$/.test(name));
  const runtime = all.filter((name) => name.startsWith("webpack-runtime-") && stats.includes(name));
  const lists = stats + runtime.map(read).join("");
  return all.filter((name) => lists.includes(name.slice(-23, -3)));
}

test("nothing of the overlay for content mistakes is in the built site", () => {
  const scripts = builtScripts();
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((name) => read(name).includes("___content-report"))).toEqual([]);
});
