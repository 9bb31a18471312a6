import { readFileSync } from "node:fs";
import { listFiles } from "@typed-site/utils/node";
import { models } from "./models";

/** What the site's own GraphQL asks, by its files; pages of a build alone could show what a wrong argument does. */
const queries = listFiles("src")
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|^style-guide/.test(file))
  .flatMap((file) =>
    Array.from(
      readFileSync(`src/${file}`, "utf8").matchAll(/graphql(?:<[^`]*)?`([^`]*)`/g),
      ([, text = ""]) => ({ file, text }),
    ),
  );

/** The arguments of each field that is asked for, where a pattern finds its name. */
const argumentsOf = (name: RegExp) =>
  queries.flatMap(({ file, text }) =>
    Array.from(
      text.matchAll(new RegExp(String.raw`\b(${name.source})\b(?:\(([^)]*)\))?`, "g")),
      ([, field = "", given = ""]) => ({ file, field, given }),
    ),
  );

test("entries of a list come as they stand in its file; reviews the newest first, as many as have room", () => {
  const lists = models.filter(({ isList }) => isList).map(({ typeName }) => `all${typeName}`);
  const asked = argumentsOf(/all[A-Z]\w+/).filter(({ field }) => lists.includes(field));
  expect(asked.length).toBeGreaterThan(5);
  const shown = Object.fromEntries(
    asked
      .filter(({ given }) => given !== "sort: { position: ASC }")
      .map(({ file, field, given }) => [`${file} ${field}`, given]),
  );
  expect(shown).toEqual({
    // It asks only which of them are over.
    "build/describe-site.ts allNotice": "",
    "pages/index.tsx allReview": "sort: { date: DESC }, limit: 6",
  });
});

test("days are written in Polish", () => {
  const days = argumentsOf(/\w+/).filter(({ given }) => /formatString|locale/.test(given));
  expect(days.length).toBeGreaterThan(3);
  for (const { given } of days) expect(given).toBe('formatString: "D MMMM YYYY", locale: "pl"');
});

test("a photo is there in widths from a phone's to the largest of its place, and as one JPEG of 480 px or more", () => {
  const widthsIn = (given: string) => /breakpoints: \[([\d, ]+)\]/.exec(given)?.[1]?.split(", ");
  const avif = argumentsOf(/avif/).map(({ given }) => widthsIn(given)?.map(Number));
  const jpeg = argumentsOf(/gatsbyImageData/);
  expect(avif).toEqual([
    [448, 672, 832, 1200, 2000],
    [200, 400, 800, 1280],
    [120, 240, 480],
  ]);
  expect(jpeg.map(({ given }) => widthsIn(given)?.map(Number))).toEqual([
    [832],
    [800, 1280],
    [480],
  ]);
  for (const { given } of jpeg) expect(given).toMatch(/^layout: FULL_WIDTH, formats: \[AUTO\], /);
});

test("other sites get a picture of the size that they ask for, cut from the middle of any photo", () => {
  expect(argumentsOf(/resize/).map(({ given }) => given)).toEqual([
    "width: 1200, height: 630, cropFocus: CENTER, toFormat: JPG, quality: 72",
  ]);
});
