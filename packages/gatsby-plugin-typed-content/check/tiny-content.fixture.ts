import { z } from "zod";
import { defineContent } from "../define-content";
import * as f from "../fields";
import { polish } from "../languages/polish";
import { defineModel, PAGE } from "../model";
import { parseContent } from "../read/read-content";
import type { PdfState } from "../read/read-pdf";
import type { Photo, PhotoState } from "../read/read-photo";
import { problemAt } from "./problem";

/** A type with one file, which makes the home page and two that search engines may not list. */
const firm = defineModel({
  typeName: "Firm",
  label: "Firma",
  noun: "Firma",
  description: "Firma.",
  files: ["firm.yaml"],
  shape: z.strictObject({
    name: f.text("Nazwa"),
    email: f.labelled(z.email(), "Adres poczty"),
    site: f.webAddress("Strona").optional(),
    since: f.date("Od kiedy działa").optional(),
    staff: f.wholeNumber("Ile osób pracuje", 1, 99).default(1),
    isOpen: f.labelled(z.boolean(), "Czy jest otwarte").optional(),
    kind: f.labelled(z.enum(["drag", "hover"]), "Rodzaj").optional(),
    lat: f.labelled(z.number().min(53).max(55), "Szerokość").optional(),
    lon: f.labelled(z.number().min(14).max(20), "Długość").optional(),
    days: f.list(f.text("Dzień"), "Dni").length(2).optional(),
    slogan: f.text({ label: "Hasło", uses: ["tree"] }).optional(),
    link: f.reference(PAGE, "Adres").optional(),
  }),
  pages: {
    of: () => [
      { path: "/", component: "pages/index.tsx", anchors: ["kontakt"], anchorsOf: "Question" },
      { path: "/dziekujemy", component: "pages/dziekujemy.tsx", noIndex: true },
      { path: "/wynik", component: "pages/wynik.tsx", noIndex: true, isLinked: true },
    ],
  },
});

/** A type with a page for each file. */
const tree = defineModel({
  typeName: "Tree",
  label: "Drzewa",
  noun: "Drzewo",
  titleKey: "title",
  description: "Drzewo.",
  files: ["trees/*.yaml", "trees/*/*.yaml"],
  shape: z.strictObject({
    title: f.heading("Nazwa drzewa"),
    seo: f.seo(),
    lead: f.text("Wstęp"),
    body: f.markdown("Treść").optional(),
    needs: f.list(f.text("Potrzeba"), "Czego potrzebuje").min(1).max(3),
    photos: f.list(f.photo("Zdjęcie"), "Zdjęcia"),
    near: f.list(f.reference("Tree", "Drzewo"), "Drzewa obok").optional(),
    alsoAt: f.list(f.plain("Adres"), "Dalsze adresy").optional(),
  }),
  key: { field: "path", missing: "nie ma takiego drzewa" },
  pages: {
    of: ({ file, data: { alsoAt } }) => [
      { path: addressOf(file), component: "templates/tree.tsx", anchors: ["opis"] },
      ...(Array.isArray(alsoAt) ? alsoAt : []).map((path, index) => ({
        path: String(path),
        canonical: addressOf(file),
        component: "templates/tree.tsx" as const,
        from: ["alsoAt", index],
      })),
    ],
  },
});

/** A type whose records are a list in one file. */
const question = defineModel({
  typeName: "Question",
  label: "Pytania",
  noun: "Pytanie",
  titleKey: "question",
  description: "Pytania.",
  files: ["questions.yaml"],
  isList: true,
  leastLength: 1,
  pages: {
    isShownElsewhere: true,
    anchor: ({ data }) => `faq-${String(data.slug)}`,
  },
  shape: z.strictObject({
    slug: f.shortName({ label: "Krótka nazwa", hint: "Małe litery." }, "question"),
    question: f.text("Pytanie"),
    answer: f.markdown("Odpowiedź"),
  }),
  check: (records) =>
    records
      .filter(({ data }) => data.question === "Co?")
      .map((record) => ({
        record,
        path: ["question"],
        problem: "Nie ma takiego pytania.",
        remedy: "Zapytaj inaczej.",
        lost: { name: String(record.data.slug), among: ["kiedy"] },
      })),
});

const addressOf = (file: string) => file.slice("trees".length, -".yaml".length);

/** A small site of three types. Its own rule wants something of names that begin with a character. */
export const tinyContent = defineContent({
  language: polish,
  models: [firm, tree, question],
  modelsFile: "tiny-content.fixture.ts",
  placeholders: {
    names: ["firm"],
    typeName: "Firm",
    of: ({ name }) => ({ firm: String(name) }),
  },
  filesAddress: "/files",
  takenAddresses: ["/readyz"],
  siteUrl: "https://www.bor.example",
  privateOrigins: ["https://biuro.bor.example"],
  anchors: ["tresc"],
  rules: [
    (records) => {
      const [record] = records.filter(({ file }) => file === "firm.yaml");
      const code = OWN_CODES[String(record?.data.name).charAt(0)];
      const params = { problem: "nie pasuje.", remedy: "Zmień." };
      return record && code ? [problemAt(record, ["name"], { code, params })] : [];
    },
  ],
});

const OWN_CODES: Record<string, "ownOfThing" | "ownOfValue" | "ownInside"> = {
  "1": "ownOfThing",
  "2": "ownOfValue",
  "3": "ownInside",
};

const treeFile = (title: string, other: string) => `title: ${title}
seo:
  title: ${title} w ogrodzie
  description: ${`${title} w ogrodzie. `.repeat(10).slice(0, 125)}
lead: Drzewo na lata.
needs: [cień, słońce, woda]
photos:
  - src: ../photos/${other}-1.jpg
    alt: Korona w maju
  - src: ../photos/${other}-2.jpg
    alt: Liście jesienią
`;

/** A content without mistakes, by file. */
export const rightFiles: Readonly<Record<string, string>> = {
  "firm.yaml": "name: Bór\nemail: firma@example.pl\n",
  "questions.yaml": `- slug: ile-trwa
  question: Ile trwa?
  answer: Tak.
- slug: kiedy
  question: Kiedy?
  answer: W maju.
`,
  "trees/dab.yaml": treeFile("Dąb szypułkowy", "dab"),
  "trees/lipa.yaml": treeFile("Lipa drobnolistna", "lipa"),
};

/** Another tree's file without mistakes. */
export const otherTree = treeFile("Grab pospolity", "dab");

/** A photo that any page can show. */
export const goodPhoto: Photo = {
  width: 1500,
  height: 1000,
  format: "jpeg",
  isCmyk: false,
  isTurned: false,
  hasPosition: false,
  isGenerated: false,
};

const goodPhotos = ["dab-1", "dab-2", "lipa-1", "lipa-2"].map((name) => `photos/${name}.jpg`);

/** Files with the new text of some of them, a new one, or the bytes of one. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** The problems of the right content with some files replaced or added. */
export function problemsOf(files: Files, media: Record<string, PhotoState | PdfState> = {}) {
  const all = Object.entries({ ...rightFiles, ...files }).map(([file, text]) =>
    parseContent(file, text),
  );
  const facts = new Map<string, PhotoState | PdfState>([
    ...goodPhotos.map((place) => [place, goodPhoto] as const),
    ...Object.entries(media),
  ]);
  return tinyContent.check(all, facts, "2026-11-25");
}

/** A right file with one part of its text replaced. */
export function changed(file: string, from: string | RegExp, to: string): Files {
  const text = rightFiles[file];
  const now = text?.replace(from, to);
  if (now === undefined || now === text) throw new Error(`${file} has no „${String(from)}”`);
  return { [file]: now };
}
