import path from "node:path";
import { testPluginOptionsSchema } from "gatsby-plugin-utils";
import { pluginOptionsSchema } from "./plugin-options-schema";

const mistakesIn = async (options: Record<string, unknown>) =>
  (await testPluginOptionsSchema(pluginOptionsSchema, options)).errors;

test("a site needs no option, and names places that are there", async () => {
  expect(await mistakesIn({})).toEqual([]);
  expect(await mistakesIn({ site: path.relative("", __filename) })).toEqual([]);
});

test.each([
  { avifEffort: 0 },
  { avifEffort: 9 },
  { policy: { "frame-src": ["'self'", "https:"] } },
])("%j is taken", async (options) => expect(await mistakesIn(options)).toEqual([]));

test.each([
  [{ policy: { "frame-src": "https://film.example" } }, '"policy" has to name directives'],
  [{ policy: { "frame-src-elem": ["https://film.example"] } }, '"policy" has to name directives'],
  [{ policy: { frame: ["https://film.example"] } }, '"policy" has to name directives'],
  [{ avifEffort: 10 }, '"avifEffort" is a whole number from 0'],
  [{ avifEffort: -1 }, '"avifEffort" is a whole number from 0'],
  [{ avifEffort: 4.5 }, '"avifEffort" is a whole number from 0'],
  [{ policy: { "img-src": [1] } }, '"policy" has to name directives'],
  [{ site: 1 }, '"site" has to be text'],
  [{ sitemap: true }, 'There is no option "sitemap"'],
])("%j is refused with what to write", async (options, sentence) => {
  expect(await mistakesIn(options)).toEqual([expect.stringContaining(sentence)]);
});

test("a place where nothing is, is named with what to write", async () => {
  expect(await mistakesIn({ firstScript: "./frist.ts" })).toEqual([
    expect.stringContaining('There is no ./frist.ts. Write as "firstScript"'),
  ]);
});
