/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { Head } from "../../../src/layout/head/head";
import type { SitePage } from "../../content-model/pages/pages";
import { parsePage } from "../../utils/node";
import { site as someSite, sitePage } from "../files/search-files.fixture";
import { checkHead } from "./check-heads";

const site = { ...someSite, url: "https://boritrawnik.example" };

/** A page as gatsby-plugin-react-helmet writes it, with the real head. */
function built(page: SitePage): string {
  renderToString(
    <Head
      title={page.title}
      description={page.description}
      path={page.canonical}
      imageAlt={page.photo.alt}
      noIndex={page.noIndex}
    />,
  );
  const { htmlAttributes, title, meta, link } = Helmet.renderStatic();
  return `<!DOCTYPE html><html ${htmlAttributes.toString()}><head><meta charset="utf-8">${meta.toString()}${title.toString()}${link.toString()}</head><body><svg><title>No title of the page</title></svg></body></html>`;
}

const words = ["Łąka", "„Żuk” & syn", "<b>", "it's", "100 %", "a/b", 'say "no"'];
const pages = Array.from({ length: 300 }, (_, index) =>
  sitePage({
    path: `/miejscowość-${index}${index % 3 ? "" : "/ogród"}`,
    title: `${words[index % words.length]} ${index}`,
    description: `Opis ${words[(index + 3) % words.length]} ${index}`,
    photo: { file: "", alt: `Zdjęcie ${words[(index + 1) % words.length]}` },
  }),
);

function check(
  given: Parameters<typeof checkHead>[2],
  htmlByPath: (readonly [path: string, html: string])[],
) {
  const entryOf = (address: string) => given.pages.find(({ path }) => path === address);
  return htmlByPath.flatMap(([path, html]) =>
    checkHead(parsePage(html), { path, entry: entryOf(path) }, given),
  );
}

const checkPages = (list: SitePage[], html: (page: SitePage) => string) =>
  check(
    { ...site, pages: list },
    list.map((page) => [page.path, html(page)] as const),
  );

test("300 pages with odd words: every head is the page's own", () => {
  expect(checkPages(pages, built)).toEqual([]);
});

test("one page with another's head among 300 is found and named", () => {
  const [wrong, other] = [pages[41] as SitePage, pages[42] as SitePage];
  const mistakes = checkPages(pages, (page) => built(page === wrong ? other : page));
  expect(mistakes.length).toBeGreaterThan(5);
  for (const mistake of mistakes) expect(mistake).toMatch(/^\/miejscowość-41: /);
  expect(mistakes).toContain(
    `/miejscowość-41: title is “${other.title} | Bór i Trawnik”, expected “${wrong.title} | Bór i Trawnik”`,
  );
});

describe("one page", () => {
  const page = sitePage({ path: "/gdańsk" });
  const mistakesOf = (change: (html: string) => string) =>
    checkPages([page], (it) => change(built(it)));

  test.each([
    [
      "a second title",
      (html: string) => html.replace("</head>", "<title>x</title></head>"),
      "title",
    ],
    [
      "no description",
      (html: string) => html.replace('name="description"', 'name="x"'),
      "description",
    ],
    ["another language", (html: string) => html.replace('lang="pl"', 'lang="en"'), "html lang"],
    [
      "an address that is not encoded",
      (html: string) => html.replace(/gda%C5%84sk"/g, 'gdańsk"'),
      "canonical",
    ],
    [
      "an address with a trailing slash",
      (html: string) => html.replace(/gda%C5%84sk"/g, 'gda%C5%84sk/"'),
      "canonical",
    ],
    [
      "another page's picture",
      (html: string) => html.replace(/share\/gdansk/g, "share/puck"),
      "og:image",
    ],
    [
      "a ban on listing",
      (html: string) => html.replace("</head>", '<meta name="robots" content="noindex"></head>'),
      "robots",
    ],
  ])("%s stops the build", (_, change, tag) => {
    expect(mistakesOf(change).join("\n")).toMatch(new RegExp(`^/gdańsk: .*\\b${tag}\\b`, "m"));
  });

  test("a page that no model makes may not be listed", () => {
    const thanks = sitePage({ path: "/thanks", noIndex: true });
    const known = { ...site, pages: [] };
    expect(check(known, [["/thanks", built(thanks)]])).toEqual([]);
    const mistakes = check(known, [["/thanks", built({ ...thanks, noIndex: false })]]);
    expect(mistakes).toContain("/thanks: 1 × canonical, expected none");
    expect(mistakes).toContain("/thanks: 0 × robots, expected 1");
  });

  test("a page that shows another's content names the other's address", () => {
    const alias = sitePage({ ...page, path: "/alias" });
    expect(checkPages([alias, page], built)).toEqual([]);
  });
});
