import { parse } from "yaml";
import { contentFolder } from "@typed-site/test-support/content-folder";
import { fileSchema, readContent, readMedia } from "gatsby-plugin-typed-content";
import { canonicalYaml } from "gatsby-plugin-typed-content";
import { sampleContent } from "../../../e2e/support/content/sample-content";
import { content } from "../../../src/content";
import { modelOf } from "../server/change/content-change";
import { tidyData } from "../server/change/tidy-data";
import { complaintsOf } from "../server/wording/complaints";

const sample = sampleContent();

/** The first entry of a list, with some of its values replaced. */
const inFirst = (file: string, values: object) => {
  const [first, ...others] = parse(sample[file] ?? "") as object[];
  return [{ ...first, ...values }, ...others];
};
const withAnswer = (answer: string) => inFirst("faq.yaml", { answer });
const withEntry = (file: string, entry: object) => [
  ...(parse(sample[file] ?? "") as object[]),
  entry,
];
const withValues = (file: string, values: object) => ({
  ...(parse(sample[file] ?? "") as object),
  ...values,
});

/** What a form says of a file's data as somebody sends them, the problem and the remedy. */
async function told(file: string, sent: unknown): Promise<string> {
  const model = modelOf(content, file);
  const text = canonicalYaml(model, tidyData(fileSchema(model), sent));
  const folder = contentFolder({ ...sample, [file]: text });
  const problems = content.check(readContent(folder), await readMedia(folder), "2026-11-27");
  return complaintsOf(problems, file)
    .map(({ problem, remedy }) => `${problem} ${remedy}`)
    .join("\n");
}

const review = {
  author: "Jan",
  text: "Dobrze.",
  source: { name: "Google", url: "https://example.com" },
};
const reviews = (date: string) => withEntry("reviews.yaml", { ...review, date });

/** Words that belong to files, not to forms. */
const TECHNICAL = /\.yaml|YAML|\.\.\/|content\/|dwukropk|wiersz u|wcięci|cudzysłów|cudzysłow|"/;

/** A mistake as it is sent, part of what is told, and the same after the remedy was followed literally. */
type Row = [kind: string, file: string, wrong: unknown, told: string, cured: unknown];

test.each<Row>([
  [
    "a table",
    "faq.yaml",
    withAnswer("Ceny:\n\n| koszenie | 90 zł |\n| --- | --- |\n| cięcie | 80 zł |\n"),
    "strona nie ma tabel",
    withAnswer("Ceny:\n\n- koszenie: 90 zł\n- cięcie: 80 zł\n"),
  ],
  [
    "a file that is not there",
    "faq.yaml",
    withAnswer("[Cennik](/pliki/cennik.pdf)."),
    "nie ma takiego pliku",
    withAnswer("[Kontakt](/kontakt)."),
  ],
  [
    "a former address that leads to another site",
    "redirects.yaml",
    withEntry("redirects.yaml", { from: "/stary", to: "www.facebook.com" }),
    "Wpisz adres strony tej witryny",
    withEntry("redirects.yaml", { from: "/stary", to: "/kontakt" }),
  ],
  ["a day with dots", "reviews.yaml", reviews("14.05.2026"), "z kalendarza", reviews("2026-05-14")],
  [
    "degrees with signs",
    "towns/hel.yaml",
    withValues("towns/hel.yaml", { lat: "54°43'15.6\"N" }),
    "nie jest liczbą. Wpisz samą liczbę, na przykład 54,35.",
    withValues("towns/hel.yaml", { lat: 54.721 }),
  ],
  [
    "a question twice",
    "faq.yaml",
    withEntry("faq.yaml", (parse(sample["faq.yaml"] ?? "") as object[])[0] ?? {}),
    "drugi raz",
    parse(sample["faq.yaml"] ?? ""),
  ],
])(
  "%s is told in the words of a form, and its cure cures",
  async (_, file, wrong, words, cured) => {
    const sentence = await told(file, wrong);
    expect(sentence).toContain(words);
    expect(sentence).not.toMatch(TECHNICAL);
    expect(await told(file, cured)).toBe("");
  },
);

test.each([
  ["points of Word", "Robimy:\n•\tkoszenie\n•\tnawożenie"],
  ["soft hyphens", "Robimy na\u00adwo\u00adże\u00adnie."],
  ["a link to an e-mail address without „mailto:”", "[Napisz](kontakt@firma.pl)."],
  ["a link to another site without „https://”", "[Profil](www.facebook.com/ogrody)."],
  ["blanks without a width and English quotes", "Robimy\u200b “nawożenie”."],
])("%s are put right without a word", async (_, answer) => {
  expect(await told("faq.yaml", withAnswer(answer))).toBe("");
});
