// A company that grows: with ten times as many towns no page but the lists of towns gets heavier, and a changed
// sentence costs one page. Asked as counts and bytes, which are the same on every machine.
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { addressOfName, slug } from "@typed-site/utils";
import { fellingPath, townsPath } from "../../src/utils/paths";
import { simplifyPhotos } from "../support/project-copy";
import { RecipeProject } from "./recipe-project";

const project = new RecipeProject();
const towns = path.join(project.folder, "content/towns");
const built = path.join(project.folder, "public");

/** Each makes one more town of every one that is there: 250 of 25. */
const SUFFIXES = ["B", "C", "D", "E", "F", "G", "H", "J", "K"];

interface Town {
  name: string;
  locative: string;
  lat: number;
  intro: string;
}

const readTown = (file: string) => parse(readFileSync(path.join(towns, file), "utf8")) as Town;

const write = (file: string, town: Town) => writeFileSync(path.join(towns, file), stringify(town));

/** A text with another last word: as many words as before, since the check counts them. */
const endingIn = (text: string, word: string) =>
  `${[...text.trim().split(" ").slice(0, -1), word].join(" ")}.\n`;

/** Writes copies of a town, each with what no two towns may have in common. */
function multiply(file: string): void {
  const town = readTown(file);
  SUFFIXES.forEach((suffix, index) => {
    const name = `${town.name} ${suffix}`;
    write(`${slug(name)}.yaml`, {
      ...town,
      name,
      locative: `${town.locative} ${suffix}`,
      lat: Number((town.lat + 0.0013 * (index + 1)).toFixed(4)),
      intro: endingIn(town.intro, suffix),
    });
  });
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );

const bytesOf = (name: string) => statSync(path.join(built, name)).size;

/** Bytes of what a browser fetches for each page: its HTML, and its data, by file. */
const weights = () =>
  new Map(
    filesIn(built)
      .filter((name) => /\.html$|^page-data\/.*\.json$/.test(name))
      .map((name) => [name, bytesOf(name)]),
  );

/** What the last build has made of content: pages, their data and pictures, if it came after `age`. */
const made = () =>
  filesIn(built)
    .filter((name) => /\.html$|^page-data\/.*page-data\.json$|^static\//.test(name))
    .filter((name) => statSync(path.join(built, name)).mtimeMs > 0);

/** Dates all files of the last build back. */
function age(): void {
  for (const name of filesIn(built)) utimesSync(path.join(built, name), 0, 0);
}

const files = readdirSync(towns);
const [first = ""] = files;
const addressOfFirst = addressOfName(readTown(first).name);

beforeAll(async () => {
  await simplifyPhotos(project.folder);
  project.run("npm", "run", "build");
});
afterAll(() => rmSync(project.folder, { recursive: true }));

test("the first build over the cache of a cold one makes nothing anew", () => {
  age();
  project.run("npm", "run", "build");
  expect(made()).toEqual([]);
});

test("ten times as many towns make no page heavier but those that list them", () => {
  const few = weights();
  const sitemap = bytesOf("sitemap.xml");
  files.forEach(multiply);
  project.run("npm", "run", "build");
  const many = weights();
  const added = files.length * SUFFIXES.length;
  expect(filesIn(built).filter((name) => name.endsWith(".html"))).toHaveLength(
    [...few.keys()].filter((name) => name.endsWith(".html")).length + added,
  );
  const heavier = [...few].filter(([name, bytes]) => (many.get(name) ?? Infinity) > 1.2 * bytes);
  expect(heavier.map(([name]) => name).sort()).toEqual([
    `${townsPath.slice(1)}/index.html`,
    `page-data${fellingPath}/page-data.json`,
    `page-data${townsPath}/page-data.json`,
  ]);
  // An address and its photo, not all that it shows.
  expect((bytesOf("sitemap.xml") - sitemap) / added).toBeLessThan(500);
});

test("a changed sentence of one of them costs its page, and no picture", () => {
  age();
  const town = readTown(first);
  write(first, { ...town, intro: endingIn(town.intro, "zawsze") });
  project.run("npm", "run", "build");
  expect(made().sort()).toEqual(
    [`${addressOfFirst.slice(1)}/index.html`, `page-data${addressOfFirst}/page-data.json`].sort(),
  );
});

test("all their links are checked", () => {
  project.run("npm", "run", "check:site");
});
