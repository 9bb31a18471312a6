import { contentFolder } from "../../../e2e/support/content/content-folder";
import { rightContent } from "../../../e2e/support/content/content-problems";
import { gallery } from "../../../e2e/support/content/content-problems";
import { sampleContent } from "../../../e2e/support/content/sample-content";
import { readContent } from "../../../packages/content-model/read/read-content";
import { content as site } from "../../content";

const pagesOf = (files: Record<string, string>) => {
  const folder = contentFolder({ ...sampleContent(), ...files });
  return site.sitePages(site.records(readContent(folder)), folder);
};

const turf = String(rightContent["services/trawa-z-rolki.yaml"]);

test("each page has its own words and photo, those without a photo the home page's", () => {
  const pages = pagesOf({
    "services/cien.yaml": turf.replace("od ręki", "i {brand}").replace("hero-dom", "hero-las"),
  });
  const at = (path: string) => pages.find((page) => page.path === path);
  expect(at("/cien")).toMatchObject({
    canonical: "/cien",
    title: "Trawa z rolki i trawniki",
    headline: expect.stringMatching(/^Trawa z\u00a0rolki i\u00a0Tekst/) as string,
    photo: { alt: "Dom z trawnikiem", file: expect.stringMatching(/hero-las\.jpg$/) as string },
    noIndex: false,
  });
  expect(at("/puck")).toMatchObject({ title: expect.stringContaining("w mieście") as string });
  expect(at("/404")).toMatchObject({ noIndex: true, photo: at("/")?.photo });
  expect(at("/regulamin-serwisu")?.photo).toEqual(at("/")?.photo);
});

test("a town shows its own photo, or that of the service which it names first, by whatever address", () => {
  const own = "photo: { src: ../photos/hero-las.jpg, alt: Sosny nad zatoką }\n";
  const pages = pagesOf({
    "towns/puck.yaml": `${String(rightContent["towns/puck.yaml"])}${own}`,
    "towns/hel.yaml": String(rightContent["towns/hel.yaml"]).replaceAll("/trawa-z-rolki", "/darn"),
    "services/cien.yaml": `${turf.replace("Dom z", "Cień i")}alsoAt: [/darn]\n`,
  });
  const altOf = (path: string) => pages.find((page) => page.path === path)?.photo.alt;
  expect(altOf("/puck")).toBe("Sosny nad zatoką");
  expect(altOf("/reda")).toBe("Dom z trawnikiem");
  expect(altOf("/hel")).toBe("Cień i trawnikiem");
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
  expect(sourcesOf("/puck")).toEqual([
    "faq.yaml",
    "pages/town.yaml",
    "photos/hero-dom.jpg",
    "towns/puck.yaml",
  ]);
  expect(sourcesOf("/")).toEqual(expect.arrayContaining(["faq.yaml", "pages/home.yaml"]));
});

test("a service is offered in all towns, a town's page offers what is done there", () => {
  const pages = pagesOf({});
  const offerOf = (path: string) => pages.find((page) => page.path === path)?.offer;
  expect(offerOf("/trawa-z-rolki")).toMatchObject({ name: "Trawa z\u00a0rolki" });
  expect(offerOf("/trawa-z-rolki")?.towns).toEqual(expect.arrayContaining(["Puck", "Hel"]));
  expect(offerOf("/puck")?.towns).toEqual(["Puck"]);
  expect(offerOf("/kontakt")).toBeUndefined();
});

test("a record without what its page says is named", () => {
  expect(() => pagesOf({ "pages/kontakt.yaml": "seo: { title: Kontakt }\n" })).toThrow(
    "ContactPage makes the page /kontakt, but has no seo or no headline",
  );
});
