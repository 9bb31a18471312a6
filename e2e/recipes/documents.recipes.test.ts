import { cpSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parse as parseHtml } from "node-html-parser";
import { parse } from "yaml";
import { content } from "../../src/content";
import { simplifyPhotos } from "../support/project-copy";
import { openGatsbyPage } from "./gatsby-page-in-browser";
import { readRecipes } from "./read-recipes";
import { RecipeProject } from "./recipe-project";

const project = new RecipeProject();
const recipesOf = (document: string) =>
  readRecipes(readFileSync(document, "utf8"), project.placeholders());

// The copy is built, and real photos would take minutes.
beforeAll(() => simplifyPhotos(project.folder));
afterAll(() => rmSync(project.folder, { recursive: true }));

// One after the other, because some change what an earlier one has added.
describe("a recipe for editors leaves the content right", () => {
  test.each(recipesOf("content/PLIKI.md"))("$title", async (recipe) => {
    await project.follow(recipe);
    expect(await content.checkFolder(path.join(project.folder, "content"))).toEqual([]);
  });
});

describe("a recipe for developers leaves the content right", () => {
  test.each(recipesOf("docs/recipes.md"))("$title", async (recipe) => {
    await project.follow(recipe);
    // Not in this process, which has loaded the rules that the recipe may change.
    project.run("npm", "run", "check:content");
  });
});

describe("the built site", () => {
  beforeAll(() => {
    cpSync("e2e/recipes/gatsby-page.tsx", path.join(project.folder, "src/pages/o-nas.tsx"));
    // It asks the page that was there, whose query has no types any more.
    rmSync(path.join(project.folder, "src/pages/pages.test.tsx"));
    project.run("npm", "run", "build");
  });

  test("has the developer's page with its section, and the menu leads there", () => {
    const page = parse(project.read("content/pages/cennik.yaml")) as Page;
    const html = project.read("public/cennik/index.html");
    expect(html).toMatch(new RegExp(`<h1[^>]*>${page.headline}</h1>`));
    expect(html).toMatch(new RegExp(`<h2[^>]*>${page.vat.heading}</h2>`));
    expect(project.read("public/index.html")).toContain('href="/cennik"');
    expect(project.read("public/sitemap.xml")).toContain("/cennik</loc>");
  });

  test("has a page of each record of the developer's type", () => {
    const { name } = parse(project.read("content/projects/skarpa-w-luzinie.yaml")) as Record;
    expect(headingAt("/realizacje/skarpa-w-luzinie")).toBe(name);
  });

  test("has the pages of the developer's town and service, and the menu leads to the service", () => {
    expect(headingAt("/próbno")).toContain("Próbno");
    const { group } = project.placeholders();
    const { headline } = parse(
      project.read(`content/services/${group}/probna-usluga.yaml`),
    ) as Record;
    expect(headingAt(`/${group}/probna-usluga`)).toBe(headline);
    expect(project.read("public/index.html")).toContain(`href="/${group}/probna-usluga"`);
  });

  test("has a page written by Gatsby's own documentation, which works as that says", async () => {
    const opened = await openGatsbyPage(path.join(project.folder, "public"), "/o-nas");
    const page = {
      title: "Tytuł z Head",
      description: "Opis z react-helmet",
      author: "Autor zdjęcia o szerokości 300",
      language: "pl",
      pictures: ["StaticImage", "GatsbyImage"],
    };
    expect(opened.withoutScript).toEqual(page);
    expect(opened.hydrated).toEqual(page);
    expect(opened.afterWayBack).toEqual(page);
    expect(opened.addresses).toEqual(["/kontakt", "/o-nas", "/kontakt"]);
    expect(opened.documents).toBe(1);
    expect(opened.complaints).toEqual([]);
  });

  test("has written the types that the code needs", () => {
    project.run("npx", "tsc", "--noEmit");
  });
});

interface Page {
  headline: string;
  vat: { heading: string };
}

interface Record {
  name: string;
  headline: string;
}

/** The `h1` of a built page, which the sitemap names. A one-letter word does not stand at the end of a line there. */
function headingAt(address: string): string {
  expect(project.read("public/sitemap.xml")).toContain(`${encodeURI(address)}</loc>`);
  const page = parseHtml(project.read(`public${address}/index.html`));
  return page.querySelector("h1")?.text.replaceAll(/\s/g, " ") ?? "";
}
