import { contentFolder } from "@typed-site/test-support/content-folder";
import { readContent } from "gatsby-plugin-typed-content";
import { serviceFile, tinyContent as site, tinyFiles } from "../tiny-content.fixture";
import { linkTargets } from "./link-targets";
import { locateText, searchTexts } from "./texts";

const questions = `- slug: podnosnik
  question: Czy „Żuraw” z\u00a0podnośnikiem kosztuje 500 zł?
  answer: |
    Nie, **zwykle** mniej.

    - najpierw [oglądamy](/kontakt) drzewo,
    - potem piszemy do Ciebie – w 3 dni.
`;
const files = readContent(
  contentFolder({ ...tinyFiles, "faq.yaml": `${questions}${tinyFiles["faq.yaml"]}` }),
);
const question = { file: "faq.yaml", path: [0, "question"] };
const answer = { file: "faq.yaml", path: [0, "answer"] };

test("a text is found whatever its capitals, blanks, quotes and dashes", () => {
  const found = searchTexts(site, files, '  "żuraw"  Z PODNOŚNIKIEM ');
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    ...question,
    label: expect.stringContaining("Pytania i odpowiedzi") as string,
    field: expect.stringContaining("Pytanie") as string,
    text: "Czy „Żuraw” z\u00a0podnośnikiem kosztuje 500 zł?",
    page: "/",
  });
  expect(searchTexts(site, files, "do ciebie - w 3 dni")).toMatchObject([answer]);
});

test("it is found without diacritics, too, after those that have the very letters", () => {
  const both = readContent(
    contentFolder({
      ...tinyFiles,
      "faq.yaml": `${questions}- { slug: b, question: Czy zuraw kosztuje?, answer: Tak. }\n`,
    }),
  );
  const order = searchTexts(site, both, "zuraw").map(({ path }) => path);
  expect(order).toEqual([
    [1, "question"],
    [0, "question"],
  ]);
});

test("no more than two hundred hits, and none for nothing", () => {
  const items = Array.from(
    { length: 150 },
    (_, index) => `- { slug: s${index}, question: Czy dąb ${index}?, answer: Tak. }\n`,
  );
  const many = readContent(contentFolder({ ...tinyFiles, "faq.yaml": items.join("") }));
  expect(searchTexts(site, many, "dąb")).toHaveLength(150);
  expect(searchTexts(site, many, "a")).toHaveLength(200);
  expect(searchTexts(site, files, " ")).toEqual([]);
});

test("a text of a page is found in its entry: whole, as a paragraph, as a point with a link", () => {
  const shown = (text: string) => locateText(site, files, text, "/");
  expect(shown("Czy „Żuraw” z\u00a0podnośnikiem kosztuje 500\u00a0zł?")).toMatchObject(question);
  expect(shown("Nie, zwykle mniej.")).toMatchObject(answer);
  expect(shown("najpierw oglądamy drzewo,")).toMatchObject(answer);
  expect(shown("zwykle mniej")).toMatchObject(answer);
  expect(shown("tego nigdzie nie ma")).toBeNull();
  expect(shown(" ")).toBeNull();
});

test("a whole text comes before one that only holds it", () => {
  const holds = "- slug: a\n  question: Czy sadzicie lipy? Kiedy?\n  answer: Czy sadzicie lipy?\n";
  const both = readContent(contentFolder({ ...tinyFiles, "faq.yaml": holds }));
  const found = locateText(site, both, "Czy sadzicie lipy?", "/");
  expect(found?.path).toEqual([0, "answer"]);
});

test("a text of the page itself comes before the same one elsewhere", () => {
  const twice = readContent(
    contentFolder({
      ...tinyFiles,
      "services/darn.yaml": serviceFile("Trawa"),
      "services/klon.yaml": serviceFile("Trawa"),
    }),
  );
  const headline = "Trawa od ręki";
  expect(locateText(site, twice, headline, "/klon")?.file).toBe("services/klon.yaml");
  expect(locateText(site, twice, headline, "/darn")?.file).toBe("services/darn.yaml");
  const town = (name: string) => `name: ${name}\nnearby: []\nsummary: Piasek i glina\n`;
  const towns = { "towns/hel.yaml": town("Hel"), "towns/leba.yaml": town("Łeba") };
  const alike = readContent(contentFolder({ ...tinyFiles, ...towns }));
  // As a browser writes the address.
  const page = encodeURI("/łeba");
  expect(locateText(site, alike, "Piasek i glina", page)?.file).toBe("towns/leba.yaml");
});

test("a heading that is filled for each town leads to the text that all towns share", () => {
  expect(locateText(site, files, "Ogrody w Dalekiej Wsi i obok", "/")).toMatchObject({
    file: "pages/town.yaml",
    path: ["heroTitle"],
  });
});

test("a text that is only a place to fill in is not taken for whatever is shown", () => {
  const only = { "pages/town.yaml": 'heroTitle: "{place}"\n' };
  const filled = readContent(contentFolder({ ...tinyFiles, ...only }));
  expect(locateText(site, filled, "Tego nigdzie nie ma", "/")).toBeNull();
});

test("a text with two places to fill in is found by all of its parts, in their order", () => {
  const heroTitle = 'heroTitle: "Od {place} do {place}, zawsze w {place} po drodze"\n';
  const filled = readContent(contentFolder({ ...tinyFiles, "pages/town.yaml": heroTitle }));
  const find = (shown: string) => locateText(site, filled, shown, "/")?.file;
  expect(find("Od Redy do Pucka, zawsze w Rumi po drodze")).toBe("pages/town.yaml");
  expect(find("Od Redy do Pucka, nigdy w Rumi po drodze")).toBeUndefined();
  expect(find("Od Redy, zawsze w Rumi do Pucka po drodze")).toBeUndefined();
});

test("links lead to pages by their titles, not to those that search engines don't list", async () => {
  const targets = await linkTargets(site, files, "no-folder");
  expect(targets).toContainEqual({ address: "/kontakt", label: "Kontakt" });
  expect(targets).toContainEqual({ address: "/", label: "Strona główna" });
  expect(targets.map(({ address }) => address)).not.toContain("/404");
  const labels = targets.map(({ label }) => label);
  expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, "pl")));
});

test("a page is offered for links once, by its own address", async () => {
  const also = `${serviceFile("Darń")}alsoAt: [/murawa]\n`;
  const more = readContent(contentFolder({ ...tinyFiles, "services/darn.yaml": also }));
  const addresses = (await linkTargets(site, more, "no-folder")).map(({ address }) => address);
  expect(addresses).toContain("/darn");
  expect(addresses).not.toContain("/murawa");
});
