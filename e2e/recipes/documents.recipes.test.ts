import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { formatReport } from "../../packages/content-model/check/problem";
import { nameOfFile } from "../../packages/utils";
import { content as siteContent } from "../../src/content";
import { STRIP_LENGTH } from "../../src/models/navigation";
import { townsPath } from "../../src/utils/paths";
import { readRecipes, type Recipe } from "./read-recipes";
import { RecipeProject } from "./recipe-project";
import { RecipeSite } from "./recipe-site";

const project = new RecipeProject();
const content = path.join(project.folder, "content");
const read = (document: string) =>
  readRecipes(readFileSync(document, "utf8"), project.placeholders());
const editors = read("content/README.md");
const developers = read("docs/recipes.md");
const recipes = [...editors, ...developers];
const commits = new Map<Recipe, string>();

/** A recipe that begins with a command changes what an earlier one has added. */
const isRenaming = ({ steps: [step] }: Recipe) => step?.kind === "run";

async function report(): Promise<string> {
  const problems = await siteContent.checkFolder(content);
  return problems.length > 0 ? formatReport(problems) : "";
}

beforeAll(() => project.simplifyPhotos());
afterAll(() => rmSync(project.folder, { recursive: true }));

describe.each(recipes)("$title", (recipe) => {
  const named = recipe.steps.flatMap((step) => (step.kind === "run" ? [] : [step.file]));
  const commands = recipe.steps.map(({ kind, text }) => (kind === "run" ? text : "")).join("");
  const later = editors.includes(recipe) ? recipe.steps.slice(1) : [];
  afterEach(() => project.reset());

  for (const forgotten of later) {
    if (forgotten.kind === "run") continue;
    test(`without what it says of ${forgotten.file}: right all the same, or told`, async () => {
      await project.follow(recipe.steps.filter((step) => step !== forgotten));
      const told = await report();
      if (told || forgotten.kind === "replace") expect(told).toContain(nameOfFile(forgotten.file));
    });
  }

  test("leaves the content right, and touches the files that it names and photos", async () => {
    const { touched, commit } = await project.cook(recipe);
    commits.set(recipe, commit);
    // A recipe for developers may have changed the rules that this process has loaded.
    if (editors.includes(recipe)) expect(await report()).toBe("");
    else project.run("check:content");
    const isPhoto = (file: string) => file.startsWith("content/photos/");
    const others = touched.filter((file) => !isPhoto(file) && !commands.includes(file));
    const expected = named.filter((file) => !commands.includes(file));
    expect(others.sort()).toEqual(expected.sort());
  });
});

test("the commands that follow each recipe find nothing left to do", () => {
  project.run("task", "format:content");
  project.run("check:content");
  expect(project.touched()).toEqual([]);
});

describe("the site with all of it", () => {
  const site = new RecipeSite(path.resolve("content"), project.folder);
  beforeAll(() => project.run("build"));

  test("a service is in every menu, footer and form, on its card and on the lists", () => {
    const [address = "", ...others] = site.addedServices();
    expect(others).toEqual([]);
    const quote = 'form[data-enquiry="quote"]';
    expect(site.lacking(`header a[href="${address}"]`, "header nav")).toEqual([]);
    expect(site.lacking(`footer nav a[href="${address}"]`, "footer nav")).toEqual([]);
    const { service } = site.answer(address) as { service: { title: string } };
    const option = `${quote} option[value^=${JSON.stringify(service.title)}]`;
    expect(site.lacking(option, quote)).toEqual([]);
    expect(site.count("/", `#uslugi a[href="${address}"]`)).toBe(2);
    expect(site.count("/o-nas", `main a[href="${address}"]`)).toBe(1);
    expect(site.count(address, "figure > a")).toBe(1);
    expect(site.count(address, "figure input[type=range]")).toBe(1);
    expect(site.read("sitemap.xml")).toContain(`${address}</loc>`);
    expect(site.read("llms.txt")).toContain(`${address}):`);
    expect(site.answer(address)).toMatchObject({
      service: { path: address, gallery: { photos: [{}] }, transformation: { pairs: [{}] } },
    });
  });

  test("a town is in every strip and on every map, as far as they have room, on the page of all towns, and beside its neighbour", () => {
    const [town, ...others] = site.addedTowns();
    if (!town) throw new Error("No town was added");
    expect(others).toEqual([]);
    const { path: address, neighbours } = town;
    const link = `a[href="${address}"]`;
    const strip = 'section[aria-labelledby="miasta"]';
    const map = '[aria-labelledby="map-heading"]';
    // If there are many towns, the strip and the maps have the first ones.
    if (site.townCount() <= STRIP_LENGTH) {
      expect(site.lacking(strip, strip, link)).toEqual([]);
      expect(site.lacking(map, map, link)).toEqual([]);
    }
    expect(site.count(address, `${map} ${link}`)).toBeGreaterThan(0);
    expect(site.count(townsPath, `main dl ${link}`)).toBe(1);
    expect(neighbours).toHaveLength(1);
    for (const other of neighbours) expect(site.count(other, `main ${link}`)).toBeGreaterThan(1);
    expect(site.read("sitemap.xml")).toContain(`${encodeURI(address)}</loc>`);
    expect(site.answer(address)).toMatchObject({ town: { path: address } });
  });

  test("a question, a machine, a photo and a pair stand wherever their like stand", () => {
    const { questions, equipment, photos, pairs } = site.addedEntries();
    expect([questions, equipment, photos, pairs].map(({ length }) => length)).toEqual([1, 1, 2, 2]);
    for (const slug of questions) expect(site.lacking(`#faq-${slug}`, '[id^="faq-"]')).toEqual([]);
    for (const words of [...equipment, ...photos, ...pairs]) {
      expect(site.pagesWith(words)).not.toEqual([]);
    }
  });

  test("a review stands at home, at its service and in its town, and on no single page besides", () => {
    const [review, ...others] = site.addedReviews();
    if (!review) throw new Error("No review was added");
    expect(others).toEqual([]);
    const shown = site.pagesWith(review.text);
    expect(shown).toEqual(expect.arrayContaining(["/", ...review.pages]));
    expect(shown).not.toEqual(expect.arrayContaining(["/kontakt"]));
  });

  test("the new phone number stands everywhere, the old one nowhere", () => {
    const { before, after } = site.phones();
    expect(after).not.toBe(before);
    expect(site.pagesWith(before)).toEqual([]);
    expect(site.lacking(`a[href="tel:${after.replace(/ /g, "")}"]`, "body")).toEqual([]);
    expect(site.read("llms.txt")).toContain(after);
  });

  test("former addresses lead to the new ones", () => {
    const { before, after } = site.redirects();
    expect(after.length).toBe(before.length + 2);
    for (const { from, to } of after) {
      expect(site.read("_redirects")).toContain(`${encodeURI(from)} ${encodeURI(to)} 301`);
    }
  });

  test("a developer's page shows its sections, and the menu leads there", () => {
    const [address = ""] = site.addedLinks();
    expect(site.count(address, "main h1")).toBe(1);
    expect(site.count(address, "main section")).toBeGreaterThan(1);
    expect(site.lacking(`header a[href="${address}"]`, "header nav")).toEqual([]);
    expect(site.read("sitemap.xml")).toContain(`${address}</loc>`);
  });

  test("the code is typed with the types that the build has written", () => {
    project.run("typecheck");
  });

  test("no unit test knows what the content was before", () => {
    // Those that load what reads it; the others can't know it.
    const readers = ["packages/content-model/read/read-content.ts", "src/server/mail-words.ts"];
    project.run("test:unit", "--", "--maxWorkers=2", "--findRelatedTests", ...readers);
  });
});

describe("taken back, what was added first before what was added later", () => {
  const adding = editors.filter((recipe) => !isRenaming(recipe));
  const others = recipes.filter((recipe) => !adding.includes(recipe)).reverse();

  test.each([...others, ...adding])("$title", async (recipe) => {
    project.undo(commits.get(recipe) ?? "");
    if (editors.includes(recipe)) expect(await report()).toBe("");
  });

  test("nothing is left of them", () => {
    // The build has written its types; the next one restores them.
    const types = ":!src/gatsby-types.d.ts";
    expect(project.git("diff", project.start, "--", ".", types)).toBe("");
  });
});
