import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Definition } from "../definition";
import type { ContentFile } from "../read/content-file";
import { parseContent } from "../read/read-content";
import { byPlace, type ContentProblem } from "./problem";
import { neededFiles } from "./rules/needed-files";
import { changed, problemsOf, rightFiles, tinyContent } from "./tiny-content.fixture";

// The words of each kind of mistake are in `problems.test.ts`.

const report = (files: Parameters<typeof problemsOf>[0]) =>
  problemsOf(files).map(tinyContent.formatProblem).join("\n");

const problemsIn = (files: readonly ContentFile[]) =>
  tinyContent.check(files, new Map(), "2026-11-25");

test("a right content has no problems", () => {
  expect(report({})).toBe("");
});

test("a needed file that is missing, and one that has its place under another name", () => {
  const { "firm.yaml": firm = "", ...others } = rightFiles;
  const files = Object.entries({ ...others, "frim.yaml": firm });
  const problems = problemsIn(files.map(([file, text]) => parseContent(file, text)));
  expect(problems.filter(({ file }) => /^f/.test(file)).map(tinyContent.formatProblem)).toEqual([
    "content/firm.yaml:1:1  Nie ma tego pliku, a strona go potrzebuje. Jeśli zmieniono mu nazwę, przywróć dawną; jeśli go usunięto, wpisz w terminalu „git restore content/firm.yaml”.",
    "content/frim.yaml:1:1  Strona nie zna takiego pliku i go nie pokaże. Czy chodziło o „firm.yaml”?",
  ]);
});

test("a file is needed that is its type's only one, or one of those that the type names", () => {
  const models = [
    { files: ["firm.yaml"] },
    { files: ["legal/*.yaml"], needed: ["legal/privacy.yaml"] },
    { files: ["trees/*.yaml"] },
  ];
  expect(neededFiles({ models } as unknown as Definition)).toEqual([
    "firm.yaml",
    "legal/privacy.yaml",
  ]);
});

test("a syntax error hides no mistake in another file, and none is reported that follows from it", () => {
  const linking = "answer: Jest [tu](/lipa#opis), [tam](/buk) i [tu](/#faq-kiedy)";
  expect(
    report({
      ...changed("questions.yaml", "answer: Tak.", linking),
      ...changed("trees/lipa.yaml", "Drzewo na", "Drzewo: na"),
      ...changed("trees/dab.yaml", "photos:", "near: [/lipa]\nphotos:"),
    }),
  ).toBe(
    [
      "content/questions.yaml:3:40  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „/buk”, ale nie ma strony o takim adresie. Adresy stron tej witryny zaczynają się od „/”, a innych witryn od https://.",
      'content/trees/lipa.yaml:5:7  W tekście jest dwukropek ze spacją, a tak zapisuje się nową pozycję. Ujmij cały tekst w proste cudzysłowy: "…".',
    ].join("\n"),
  );
});

test("a place that may be in a file with a syntax error is not called missing", () => {
  const link = 'link: "/#faq-ile-trwa"\n';
  expect(
    report({
      "firm.yaml": `${rightFiles["firm.yaml"]}${link}`,
      ...changed("questions.yaml", "answer: Tak.", "answer: Tak: tak."),
    }),
  ).toMatch(/^content\/questions\.yaml:3:11 {2}W tekście jest dwukropek.*$/);
});

test("a file that has not changed is told what another one's change has done to its links", () => {
  const linking = changed("questions.yaml", "answer: Tak.", "answer: Jest [tu](/lipa).");
  const files = Object.entries({ ...rightFiles, ...linking }).map(([file, text]) =>
    parseContent(file, text),
  );
  const lost = () => problemsIn(files).filter(({ code }) => code === "lostLink");
  expect(lost()).toEqual([]);
  const tree = files.findIndex(({ file }) => file === "trees/lipa.yaml");
  files[tree] = parseContent("trees/jodla.yaml", String(rightFiles["trees/lipa.yaml"]));
  expect(lost()).toMatchObject([{ file: "questions.yaml", params: { link: "/lipa" } }]);
});

test("a report has all problems by file and position, and their number with its noun", () => {
  const problem = { file: "faq.yml", line: 2, column: 1, code: "wrongEnding" as const };
  const words = "Strona nie zna takiego pliku i go nie pokaże. Zmień końcówkę nazwy na „.yaml”.";
  expect(tinyContent.formatReport([problem, { ...problem, line: 1 }])).toBe(
    `content/faq.yml:1:1  ${words}\ncontent/faq.yml:2:1  ${words}\n\nW treści: 2 błędy.`,
  );
  expect(tinyContent.formatReport([problem])).toContain("\nW treści: 1 błąd.");
  expect(tinyContent.formatReport(Array<typeof problem>(5).fill(problem))).toContain(
    "\nW treści: 5 błędów.",
  );
});

describe("a folder", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), "content-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const problemsIn = async (place: string) =>
    (await tinyContent.checkFolder(place))
      .filter(({ code }) => code !== "missingFile")
      .map(tinyContent.formatProblem);

  test("with the name of a file", async () => {
    mkdirSync(path.join(folder, "firm.yaml"));
    expect(await problemsIn(folder)).toEqual([
      "content/firm.yaml:1:1  To nie jest plik, choć ma taką nazwę. Jeśli to folder, zmień mu nazwę na taką bez „.yaml” albo go usuń.",
    ]);
  });

  test.each([
    ["firm.yaml", "gone.yaml"],
    ["firm.yaml", "/etc/hostname"],
    ["photos", "/etc"],
  ])("with %s as a link to %s", async (name, target) => {
    symlinkSync(target, path.join(folder, name));
    expect(await problemsIn(folder)).toContain(
      `content/${name}:1:1  To jest odnośnik (skrót) do innego miejsca na dysku, a nie plik ani folder. Usuń go i wstaw w to miejsce sam plik.`,
    );
  });

  test("with an ending that Windows hides, in place of the needed file", async () => {
    writeFileSync(path.join(folder, "firm.yaml.txt"), rightFiles["firm.yaml"] ?? "");
    const problems = await tinyContent.checkFolder(folder);
    expect(problems.map(tinyContent.formatProblem).filter((line) => line.includes("firm"))).toEqual(
      [
        "content/firm.yaml.txt:1:1  Strona nie czyta tego pliku, bo za nazwą „firm.yaml” ma jeszcze końcówkę „.txt”, którą Windows ukrywa. Jeśli jest w nim nowa treść, zapisz ją w pliku „firm.yaml”; ten usuń.",
      ],
    );
  });

  test("that is not there", async () => {
    expect(await problemsIn(path.join(folder, "content"))).toEqual([
      "content/:1:1  Brakuje folderu z całą treścią strony. Wpisz w terminalu „git restore content”.",
    ]);
  });

  test("with files that editors and systems leave behind", async () => {
    mkdirSync(path.join(folder, ".idea"));
    const left = [".#firm.yaml", "._firm.yaml", ".firm.yaml.swp", ".~lock.firm.yaml#"];
    for (const name of [...left, "firm.yaml~", "#firm.yaml#", ".DS_Store", ".idea/x.yaml"]) {
      writeFileSync(path.join(folder, name), Buffer.from([0, 0x80, 0xff]));
    }
    expect(await problemsIn(folder)).toEqual([]);
  });
});

test("problems are told by file, line and column", () => {
  const places = ["a.yaml:2:9", "a.yaml:3:1", "a.yaml:3:4", "a.yaml:10:2", "b.yaml:1:1"];
  const problems = places.map((place) => {
    const [file = "", line, column] = place.split(":");
    return { file, line: Number(line), column: Number(column), place } as ContentProblem & {
      place: string;
    };
  });
  expect(
    problems
      .reverse()
      .sort(byPlace)
      .map(({ place }) => place),
  ).toEqual(places);
});
