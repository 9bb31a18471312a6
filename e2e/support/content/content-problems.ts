import { NUMBERED_PHOTOS } from "@typed-site/test-support/content-folder";
import { parseContent } from "gatsby-plugin-typed-content";
import type { ContentProblem } from "../../../packages/gatsby-plugin-typed-content/check/problem";
import type {
  Photo,
  PhotoState,
} from "../../../packages/gatsby-plugin-typed-content/read/read-photo";
import { content } from "../../../src/content";
import { countOfWords, drawingNames } from "./drawing-files";

const faq = ["ile-trwa", "kiedy", "gdzie", "jak", "za-ile"]
  .map((slug) => `- slug: ${slug}\n  question: Pytanie ${slug}?\n  answer: Tak.\n`)
  .join("");

const names = ["Puck", "Reda", "Hel", "Gdynia"];

const towns = Object.fromEntries(
  names.map((name, index) => [
    `towns/${name.toLowerCase()}.yaml`,
    `name: ${name}
locative: w mieście ${name}
genitive: miasta
county: powiat pucki
intro: ${"Wstęp ".repeat(60)}${"–".repeat(index + 1)}
needs: [cień, słońce, woda]
lat: 54.${index + 4}
lon: 18.4
services: [{ service: /trawa-z-rolki, note: Trawnik. }]
nearby: [${names.filter((_, other) => other !== index).join(", ")}]
summary: piasek
office: { name: Urząd Gminy }
`,
  ]),
);

/** A valid service file, for a group's folder. */
export const service = `title: Trawa z rolki
headline: Trawa z rolki od ręki
pitch: Układamy trawnik.
seo:
  title: Trawa z rolki i trawniki
  description: ${"Trawniki z rolki. ".repeat(7)}
photo:
  src: ../photos/hero-dom.jpg
  alt: Dom z trawnikiem
lead: Wstęp.
sections:
  - heading: Najlepszy termin
    body: Wiosna.
priceSection: 1
season:
  periods:
    - from: kwiecień
      quality: best
      note: Ziemia jest ciepła.
    - from: październik
      quality: avoid
      reasons: [frost]
      note: Ziemia jest zimna.
  preparation:
    - Zmierz powierzchnię.
`;

/** The valid service with its own search texts and photo, since no two pages may share them. */
export const otherService = (words: string, photo = 39) =>
  service.replace(/^( {2}(?:title|description):)/gm, `$1 ${words}`).replace("hero-dom", `${photo}`);

const seasonReasons = `- { slug: frost, title: mróz, body: Ziemia jest twarda. }
`;

const [anyDrawing = ""] = drawingNames;

const drawings = `- title: Sprzęt do wspinaczki
  slug: ${anyDrawing}
  alt: Kask i lina
  caption: Lina trzyma człowieka.
  words: [${Array(countOfWords(anyDrawing)).fill("lina").join(", ")}]
`;

/** A valid gallery file. */
export const gallery = `title: Nasze ogrody
photos:
  - src: ../photos/hero-dom.jpg
    alt: Dom z trawnikiem
    caption: Trawnik przed domem
  - src: ../photos/hero-las.jpg
    alt: Las po oczyszczeniu
    caption: Las
`;

/** A valid file of before and after pairs. */
export const transformation = `title: Przed i po
hint: Przesuń uchwyt.
pairs:
  - before: { src: ../photos/hero-las.jpg, alt: Zarośla }
    after: { src: ../photos/hero-dom.jpg, alt: Trawnik }
    caption: Przed domem
`;

/** A small valid content folder. */
export const rightContent: Record<string, string> = {
  "faq.yaml": faq,
  "season-reasons.yaml": seasonReasons,
  "drawings.yaml": drawings,
  ...towns,
  "services/trawa-z-rolki.yaml": service,
  "galleries/ogrody.yaml": gallery,
  "transformations/ogrod.yaml": transformation,
};

/** A photo that any page can show. */
export const plainPhoto: Photo = {
  width: 1200,
  height: 800,
  format: "jpeg",
  isCmyk: false,
  isTurned: false,
  hasPosition: false,
  isGenerated: false,
};

/** The photos used by the valid content and the samples. */
const photos = new Map(
  ["hero-dom", "hero-las", ...Array(NUMBERED_PHOTOS).keys()].map((name) => [
    `photos/${name}.jpg`,
    plainPhoto,
  ]),
);

/** The day of the checks. */
const TODAY = "2026-11-25";

/** Problems without those about missing files, except for some places. */
const ofPresentFiles = (problems: readonly ContentProblem[], others: string[] = []) =>
  problems.filter(({ code, file }) => code !== "missingFile" || others.includes(file));

/**
 * The problems of the valid content with some files replaced or added, one per line.
 * @param needed places whose missing files should be reported
 * @param otherPhotos facts of photos, in place of the plain ones
 */
export function problemsIn(
  files: Record<string, string | Buffer>,
  needed: string[] = [],
  otherPhotos: Record<string, PhotoState> = {},
): string {
  const all = Object.entries({ ...rightContent, ...files })
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, text]) => parseContent(file, Buffer.from(text)));
  return ofPresentFiles(
    content.check(all, new Map([...photos, ...Object.entries(otherPhotos)]), TODAY),
    needed,
  )
    .map(content.formatProblem)
    .join("\n");
}

/** A valid file with one part of its text replaced. */
export function changed(file: string, from: string, to: string): Record<string, string> {
  const text = rightContent[file];
  if (!text?.includes(from)) throw new Error(`${file} has no „${from}”`);
  return { [file]: text.replace(from, to) };
}
