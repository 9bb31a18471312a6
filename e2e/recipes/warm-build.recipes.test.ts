import { readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { addressOfName } from "@typed-site/utils";
import { simplifyPhotos } from "../support/project-copy";
import { RecipeProject } from "./recipe-project";

const project = new RecipeProject();
const pictures = path.join(project.folder, "public/static");

/** When each picture was made. */
const pictureTimes = () =>
  readdirSync(pictures, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(avif|jpe?g|png|webp)$/.test(name))
    .map((name) => [name, statSync(path.join(pictures, name)).mtimeMs]);

const { sąsiad: town = "" } = project.placeholders();
const readTown = () => project.read(`public${addressOfName(town)}/index.html`);

/** The longest way that a page tells, km. */
const longestWay = (html: string) =>
  Math.max(...[...html.matchAll(/(?<!\d)(\d+)\u00a0km\b/g)].map(([, km]) => Number(km)));

afterAll(() => rmSync(project.folder, { recursive: true }));

test("a build over the cache of the last one takes over a changed model, package and hook", async () => {
  await simplifyPhotos(project.folder);
  project.run("npm", "run", "build");
  const before = { html: readTown(), pictures: pictureTimes() };

  project.replace("src/models/towns/way-between.ts", "EARTH = 6371", "EARTH = 63710");
  project.replace(
    "packages/gatsby-plugin-typed-content/languages/polish-typography.ts",
    "  return text\n",
    '  return text\n    .replace(/^\\p{Lu}/u, "$&$&")\n',
  );
  project.replace(
    "packages/gatsby-plugin-typed-content/hooks/create-resolvers.ts",
    "Query: content.rootFields()",
    'Query: content.rootFields(), Company: { brand: { resolve: () => "Inna marka" } }',
  );
  project.run("npm", "run", "build");
  const after = { html: readTown(), pictures: pictureTimes() };

  expect(longestWay(after.html)).toBeGreaterThan(8 * longestWay(before.html));
  const [, heading = ""] = /<h1[^>]*>([^<]*)</.exec(before.html) ?? [];
  expect(after.html).toContain(heading.charAt(0) + heading);
  // Static queries have it.
  expect(before.html).not.toContain("Inna marka");
  expect(after.html).toContain("Inna marka</");
  expect(after.pictures).toEqual(before.pictures);
});
