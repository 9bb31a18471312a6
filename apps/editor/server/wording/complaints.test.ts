import { contentFolder } from "@typed-site/test-support/content-folder";
import { readContent, readMedia } from "gatsby-plugin-typed-content";
import { tinyContent as content, tinyFiles } from "../tiny-content.fixture";
import { complaintOf, complaintsOf } from "./complaints";

/** What the check finds where one file has another text. */
async function problemsWith(file: string, text: string) {
  const folder = contentFolder({ ...tinyFiles, [file]: text });
  return content.check(readContent(folder), await readMedia(folder));
}

const BUTTONS = "Pogrubienie, listy i odnośniki mają przyciski nad tekstem.";
const menu = (...items: string[]) => `header:\n  - { label: A, items: [${items.join()}] }\n`;
const answer = (text: string) => `- { slug: a, question: A?, answer: "${text}" }\n`;

test.each([
  ["company.yaml", "{}", ["brand"], "jest puste", "Wypełnij je."],
  ["company.yaml", 'brand: ""', ["brand"], "jest puste", "Wypełnij je."],
  ["company.yaml", "brand: []", ["brand"], "zły rodzaj", "Poproś opiekuna strony"],
  ["company.yaml", "{ brand: A, zzz: 1 }", ["zzz"], "nie ma takiego pola", "Poproś opiekuna"],
  ["company.yaml", "{ brand: A, regions: [''] }", ["regions", 0], "puste", "albo usuń"],
  ["towns/hel.yaml", "{ name: Hel, lat: x, nearby: [] }", ["lat"], "liczbą", "przykład 54,35."],
  [
    "reviews.yaml",
    "- { author: Jan, date: 1.2.2026 }",
    [0, "date"],
    "nie jest dniem",
    "kalendarza",
  ],
  ["navigation.yaml", menu("/", "/"), ["header", 0, "items", 1], "powtarza „/”", "Usuń ten wpis."],
  [
    "navigation.yaml",
    menu("/b"),
    ["header", 0, "items", 0],
    "tego już nie ma",
    "Wybierz coś innego",
  ],
  ["faq.yaml", answer("[a](/b)"), [0, "answer"], "„/b”", "Wybierz inną stronę albo wstaw"],
  ["faq.yaml", answer("[a](b c)"), [0, "answer"], "odnośnik", "wstaw jeszcze raz przyciskiem"],
  ["faq.yaml", answer("<b>"), [0, "answer"], "HTML", `Usuń go. ${BUTTONS}`],
])("in the form of %s with %j its field is told what to do", async (file, text, path, ...words) => {
  const complaints = complaintsOf(await problemsWith(file, text), file);
  const [problem, remedy] = words;
  expect(complaints).toContainEqual({
    problem: expect.stringContaining(problem) as string,
    remedy: expect.stringContaining(remedy) as string,
    path,
  });
});

test("each complaint is told once, none of what fills itself, and fields are named of the shown file alone", async () => {
  const problems = await problemsWith("faq.yaml", "- {}\n");
  const told = complaintsOf([...problems, ...problems], "faq.yaml");
  expect(told.map(({ path }) => path)).toEqual([
    [0, "question"],
    [0, "answer"],
  ]);
  expect(complaintsOf(problems, "company.yaml").map(({ path }) => path)).toEqual([
    undefined,
    undefined,
  ]);
  // One that is there and wrong is told.
  const [wrong] = complaintsOf(await problemsWith("faq.yaml", answer("Tak.").replace("a,", "A,")));
  expect(wrong?.problem).toContain("Krótka nazwa");
});

test("days in a reason are written as people write them", () => {
  const words = {
    problem: "Dzień „2027-01-03” jest przed pierwszym („2026-12-14”).",
    remedy: "Wpisz dzień po 2026-12-14.",
  };
  expect(complaintOf({ code: "own", params: words })).toEqual({
    problem: "Dzień „3 stycznia 2027” jest przed pierwszym („14 grudnia 2026”).",
    remedy: "Wpisz dzień po 14 grudnia 2026.",
  });
});

test("where signs are wrong in a file, a form advises its buttons", () => {
  const { remedy } = complaintOf({ code: "html", params: { words: "<b>" } });
  expect(remedy).toContain("mają przyciski nad tekstem");
});
