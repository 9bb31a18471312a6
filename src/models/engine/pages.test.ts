import { contentFolder } from "../../../e2e/support/content/content-folder";
import { rightContent } from "../../../e2e/support/content/content-problems";
import { gallery } from "../../../e2e/support/content/content-problems";
import { sampleContent } from "../../../e2e/support/content/sample-content";
import { readContent } from "../../../packages/content-model/read/read-content";
import { content as site } from "../../content";

const pagesOf = (files: Record<string, string>) => {
  const folder = contentFolder({ ...sampleContent(), ...files });
  return site.sitePages(site.records(readContent(folder)));
};

const turf = String(rightContent["services/trawa-z-rolki.yaml"]);

test("search engines may not list a page that says so", () => {
  const hidden = pagesOf({}).filter(({ noIndex }) => noIndex);
  expect(hidden.map(({ path }) => path)).toEqual([
    "/404",
    "/czy-potrzebne-zezwolenie/wynik-0",
    "/dziekujemy",
    "/nie-wyslano",
  ]);
});

test("a further address shows the same page, which search engines list under its own", () => {
  const pages = pagesOf({ "services/cien.yaml": `${turf}alsoAt: [/ogrody/cien]\n` });
  const [own, other] = ["/cien", "/ogrody/cien"].map((path) =>
    pages.find((page) => page.path === path),
  );
  expect(other).toEqual({ ...own, path: "/ogrody/cien" });
});

test("a page is made of its file, of what it names, and of what all its kind show, with all photos", () => {
  const pages = pagesOf({
    "galleries/cien.yaml": gallery,
    "services/cien.yaml": `${turf}gallery: cien\nrelated: [/trawa-2]\n`,
  });
  const sourcesOf = (path: string) => pages.find((page) => page.path === path)?.sources.sort();
  expect(sourcesOf("/cien")).toEqual([
    "galleries/cien.yaml",
    "pages/service.yaml",
    "photos/hero-dom.jpg",
    "photos/hero-las.jpg",
    "season-reasons.yaml",
    "services/cien.yaml",
    "trust.yaml",
  ]);
  expect(sourcesOf("/puck")).toEqual(["faq.yaml", "pages/town.yaml", "towns/puck.yaml"]);
  expect(sourcesOf("/")).toEqual(expect.arrayContaining(["faq.yaml", "pages/home.yaml"]));
});
