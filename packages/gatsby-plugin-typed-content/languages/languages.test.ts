import { z } from "zod";
import { required } from "@typed-site/utils";
import type { MessageParams } from "../check/message";
import { byKeys, subjectOf } from "../check/subject";
import { defineContent } from "../define-content";
import * as f from "../fields";
import { defineModel } from "../model";
import { parseContent } from "../read/read-content";
import { english } from "./english";
import type { Language } from "./language";
import { polish } from "./polish";
import { count } from "./polish-count";

const languages: Record<string, Language> = { polish, english };

const tree = defineModel({
  typeName: "Tree",
  label: "Trees",
  noun: "Tree",
  titleKey: "title",
  description: "A tree.",
  files: ["trees/*.yaml"],
  shape: z.strictObject({
    title: f.heading("Title"),
    needs: f.list(f.text("A need"), "Needs"),
    photos: f.list(f.photo("Photo"), "Photos"),
  }),
});

const oak = `title: Oak
needs: [shade, sun]
photos: [{ src: ../photos/oak.jpg, alt: The crown }]
`;
const content = defineContent({ language: english, models: [tree] });
const owner = required(content.records([parseContent("trees/oak.yaml", oak)])[0], "oak");
const first = { record: owner, path: ["title"] };

const words = { words: "- SEEN" };
const photo = { src: "../photos/SRC.jpg" };
const sized = { ...photo, width: 1201, height: 802 };
const unread = { name: "NAME.pdf", bytes: 91_000_000, most: 12_000_000 };
const lost = { link: "/LINK", guess: "/GUESS" };
const wrong = { link: "/LINK", right: "/RIGHT" };
const length = { length: 61, limit: 22, side: "most" } as const;

/** What each message takes, in each of its forms. */
const samples: { [Code in keyof MessageParams]: MessageParams[Code][] } = {
  noFolder: [undefined],
  link: [undefined],
  noFile: [undefined],
  locked: [{ error: "EACCES" }],
  notUtf8: [undefined],
  conflict: [undefined],
  controlCharacter: [{ character: "U+0007" }],
  TAB_AS_INDENT: [undefined],
  BAD_INDENT: [undefined],
  DUPLICATE_KEY: [undefined],
  BLOCK_AS_IMPLICIT_KEY: [undefined],
  MULTILINE_IMPLICIT_KEY: [undefined],
  openBracket: [undefined],
  startsWith: [{ character: "@" }],
  afterQuote: [{ quote: "'" }],
  unclosedQuote: [{ quote: "'" }],
  typographicQuote: [{ character: "»" }],
  deepItem: [undefined],
  listMark: [{ character: "•" }, { character: "-" }],
  foldedList: [undefined],
  slashComment: [undefined],
  comment: [undefined],
  oddSpace: [{ character: "U+00A0" }],
  repetition: [{ name: "ANCHOR" }],
  unreadable: [{ error: "ERROR" }],
  missing: [undefined],
  unknownKey: [{ key: "KEY", guess: "GUESS" }, { key: "KEY" }],
  misplacedKey: [{ key: "KEY", home: "HOME" }, { key: "KEY" }],
  nothing: [undefined],
  empty: [undefined],
  emptyItem: [undefined],
  wrongType: [
    { expected: "int" },
    { expected: "array" },
    { expected: "string", rewritten: { way: "quotes", right: "QUOTED" } },
    { expected: "number", rewritten: { way: "degrees", right: "54.5" } },
    { expected: "number", rewritten: { way: "point", right: "1.5" } },
  ],
  unknownChoice: [{ choices: ["ONE", "TWO"], guess: "ONE" }, { choices: ["ONE", "TWO"] }],
  swapped: [{ other: "OTHER" }],
  wrongNumber: [{ limit: 97, side: "most", least: 31, most: 97 }],
  wrongEntries: [length, { length: 1, limit: 3, side: "exact" }],
  wrongLength: [length, { length: 1, limit: 3, side: "least" }],
  longWord: [{ length: 41, most: 30 }],
  wrongEmail: [undefined],
  wrongWebAddress: [{ right: "https://RIGHT" }, {}],
  trackedAddress: [{ right: "https://RIGHT" }],
  wrongDay: [undefined],
  wrongForm: [undefined],
  missingFile: [{ file: "FILE.yaml" }],
  unknownFile: [{ guess: "GUESS" }, { modelsFile: "MODELS.ts" }, {}],
  copiedFile: [undefined],
  hiddenEnding: [{ name: "NAME.yaml", ending: ".txt" }],
  wrongEnding: [undefined],
  wrongName: [{ name: "NAME", right: "RIGHT" }],
  takenAddress: [
    { address: "/ADDRESS", owner, isFurther: true },
    { address: "/ADDRESS", owner, isFurther: false },
  ],
  ownAddress: [{ address: "/ADDRESS" }],
  sameHead: [{ first }],
  leadsNowhere: [{ to: "/TO", missing: "MISSING", guess: "/GUESS" }, { to: "/TO" }],
  namedTwice: [{ to: "/TO" }],
  deceptiveCharacter: [
    { character: "\u200b", after: "AFTER" },
    { character: "а", after: "" },
  ],
  deceptiveCharacterInKey: [
    { character: "\u200b", after: "AFTER", guess: "GUESS" },
    { character: "а", after: "" },
  ],
  entity: [{ entity: "&raquo;", character: "»" }, { entity: "&nbsp;" }],
  decodedTwice: [{ character: "Ä", letter: "ŷ" }],
  lostLetter: [words],
  dividedWord: [{ start: "START", end: "END" }],
  unknownPlaceholder: [
    { placeholder: "{WRONG}", known: ["{KNOWN}"], guess: "{KNOWN}" },
    { placeholder: "{WRONG}", known: [] },
  ],
  lacksPlaceholder: [{ placeholder: "{LACKING}" }],
  html: [words],
  formatted: [words],
  table: [words],
  bullet: [words, { words: "• SEEN" }],
  deepPoints: [words],
  numberedLines: [words],
  emptyPoint: [words],
  ruler: [words],
  quote: [words],
  otherQuotes: [words],
  marks: [words],
  heading: [words],
  picture: [words],
  brokenLink: [words],
  unlinkedAddress: [{ words: "www.SEEN.example" }],
  unsafeLink: [{ link: "data:LINK" }],
  lostLink: [
    lost,
    { link: "a@b.example", whole: "mailto:a@b.example" },
    { link: "www.b.example", whole: "https://www.b.example" },
    { link: "/LINK" },
  ],
  lostPdf: [
    { ...lost, right: "/RIGHT.pdf" },
    { link: "/LINK", right: "/RIGHT.pdf" },
  ],
  ownMachine: [wrong],
  trackedLink: [wrong],
  wrongContact: [wrong, { link: "/LINK" }],
  mailAsLink: [wrong],
  leadsOutside: [wrong, { link: "/LINK" }],
  lostAnchor: [
    { ...lost, page: "/PAGE", known: ["#ONE"] },
    { link: "/LINK", page: "/PAGE", known: ["#ONE"] },
  ],
  anchorWithoutPage: [{ link: "#LINK", example: "/EXAMPLE#LINK" }, { link: "#LINK" }],
  photoFolder: [photo],
  photoMissing: [{ ...photo, guess: "GUESS.jpg" }, photo],
  photoSpelling: [{ ...photo, right: "RIGHT.jpg" }],
  photoLetters: [{ ...photo, right: "RIGHT.jpg" }],
  photoSlashes: [{ ...photo, right: "RIGHT.jpg" }],
  photoMisplaced: [photo],
  photoHeic: [photo],
  photoEmpty: [photo],
  photoBroken: [photo],
  photoFormat: [{ ...photo, format: "GIF" }],
  photoEnding: [{ ...photo, ending: ".ENDING", format: "PNG", right: ".RIGHT" }],
  photoCmyk: [photo],
  photoTurned: [photo],
  photoPosition: [photo],
  photoTall: [sized],
  photoWide: [sized],
  photoSmall: [{ ...photo, width: 803, least: 1204 }],
  photoLarge: [{ ...sized, most: 17 }],
  photoName: [undefined],
  photoTwice: [{ ...photo, first }],
  otherFile: [{ name: "NAME" }],
  pdfLarge: [unread],
  pdfNone: [unread],
  pdfBroken: [unread],
  pdfLocked: [unread],
  pdfExtras: [{ name: "NAME.pdf", extras: ["JS", "EF", "UNKNOWN"] }],
  pdfUntitled: [
    { name: "NAME.pdf", title: "TITLE" },
    { name: "NAME.pdf", title: "" },
  ],
};

const codes = Object.keys(samples) as (keyof MessageParams)[];

/** All forms of a message, about the second entry of a list. */
function said(language: Language, code: keyof MessageParams): string[] {
  const subject = subjectOf({ record: owner, path: ["needs", 1] }, language);
  const message = language.messages[code];
  return samples[code].flatMap((params) => {
    const { problem, remedy } = message(params as never, subject);
    return [problem, remedy];
  });
}

/** What stands in a sentence of what was given: the names in capitals, numbers, addresses of files. */
const given = (sentences: string[]) =>
  sentences.map((one) =>
    (one.match(/\b[A-Z]{3,}\b(?!-)|\b\d{1,8}\b|trees\/oak\.yaml/g) ?? []).sort().join(" "),
  );

/** Names of things outside that each language has in the words of its own. */
const OWN = /\b(?:UTF|JPEG|PNG|HEIC|PDF|HTML|CMYK|RGB|YAML|GPS|CRLF|LF|VS)\b/g;

test.each(Object.entries(languages))("%s has each message in whole sentences", (_, language) => {
  expect(Object.keys(language.messages).sort()).toEqual([...codes].sort());
  for (const code of codes) {
    for (const sentence of said(language, code)) {
      expect(`${code}: ${sentence}`).toMatch(/: [^a-z].*[.?]$/s);
      expect(`${code}: ${sentence}`).not.toMatch(/undefined|NaN|\[object|\$\{|\s{2}|""|“”|„”/);
    }
  }
});

test("each message names in all languages the same of what it is given", () => {
  const names = (language: Language) =>
    Object.fromEntries(
      codes.map((code) => [
        code,
        given(said(language, code).map((sentence) => sentence.replace(OWN, ""))),
      ]),
    );
  expect(names(english)).toEqual(names(polish));
});

test("English messages have no Polish word, and none is the same in both languages", () => {
  for (const code of codes) {
    const [one, other] = [said(english, code), said(polish, code)];
    expect(one.join(" ")).not.toMatch(/[ąćęłńśźżĄĆĘŁŃŚŹŻ„]/);
    expect(one.filter((sentence) => other.includes(sentence))).toEqual([]);
  }
});

test("a noun takes the form that its number asks for", () => {
  const numbers = [0, 1, 2, 4, 5, 12, 21, 22, 112];
  expect(numbers.map((n) => count(n, "błąd", "błędy", "błędów")).join(", ")).toBe(
    "0 błędów, 1 błąd, 2 błędy, 4 błędy, 5 błędów, 12 błędów, 21 błędów, 22 błędy, 112 błędów",
  );
  const asked = [1, 2, 5, 12, 22];
  expect(asked.map(polish.mistakes)).toEqual([
    "W treści: 1 błąd.",
    "W treści: 2 błędy.",
    "W treści: 5 błędów.",
    "W treści: 12 błędów.",
    "W treści: 22 błędy.",
  ]);
  expect(asked.map(english.mistakes)).toEqual([
    "1 mistake in the content.",
    "2 mistakes in the content.",
    "5 mistakes in the content.",
    "12 mistakes in the content.",
    "22 mistakes in the content.",
  ]);
});

test.each([
  [1, "1 kB", "1 kB"],
  [240_499, "240 kB", "240 kB"],
  [999_499, "999 kB", "999 kB"],
  [999_500, "1 MB", "1 MB"],
  [1_250_000, "1,3 MB", "1.3 MB"],
])("%d bytes are %s in Polish, %s in English", (bytes, inPolish, inEnglish) => {
  expect([polish.size(bytes), english.size(bytes)]).toEqual([inPolish, inEnglish]);
});

test("words around a message follow the language, too", () => {
  const value = { record: owner, path: ["photos", 0, "alt"] };
  const { owner: thing, value: whole } = subjectOf(value, english);
  expect([thing, whole]).toEqual(["Photo 1", "Photo 1: “alt”"]);
  expect(byKeys(english).file(owner)).toBe("the file content/trees/oak.yaml");
});

test("English texts break before no dash and no unit", () => {
  expect(english.typography("A lawn of 20 m – and more")).toBe(
    "A lawn of 20\u00a0m\u00a0– and more",
  );
});

test.each(["and", "or", "to", "nor"])("a hyphen before “%s” divides no word in English", (word) => {
  const text = oak.replace("needs: [shade", `needs: [short- ${word} long grass`);
  expect(content.check([parseContent("trees/oak.yaml", text)], new Map())).toMatchObject([
    { code: "photoMissing" },
  ]);
});

test("a report has file, line, column, what is wrong and what to write", () => {
  const slips = oak.replace("title:", "titel:").replace("src: ../photos/oak.jpg, ", "");
  const problems = content.check([parseContent("trees/oak.yaml", slips)], new Map());
  expect(content.formatReport(problems)).toBe(
    `content/trees/oak.yaml:1:1  Tree: unknown key “titel”. Did you mean “title”?
content/trees/oak.yaml:3:10  Photo 1: “src” is missing. Add “src:” and plain text after the colon. What it is: File of the photo. Counted from this YAML file, as in ../photos/house.jpg.

2 mistakes in the content.`,
  );
});
