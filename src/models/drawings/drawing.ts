import path from "node:path";
import { z } from "zod";
import {
  type ContentNodes,
  defineModel,
  f,
  type RecordProblem,
  type RecordSource,
} from "gatsby-plugin-typed-content";
import { slugsTwice } from "../slugs-twice";
import { type DrawingSize, pictureOf, writePicture } from "./drawing-picture";
import { DrawingProblem, placeOfDrawing, readDrawing } from "./read-drawing";

/** A drawing in words: its lines are an SVG file, and this says what it shows and why it matters. */
export const drawing = defineModel({
  typeName: "Drawing",
  label: "Napisy na rysunkach",
  noun: "Rysunek",
  add: "rysunek",
  titleKey: "title",
  description: "Rysunki objaśniające: napisy, podpis i opis każdego z nich.",
  editor: { group: "Napisy na rysunkach" },
  files: ["drawings.yaml"],
  isList: true,
  leastLength: 1,
  shape: z.strictObject({
    title: f.label({
      label: "Nazwa do wyboru w redakcji",
      hint: "Na przykład Pniak przed frezowaniem i po nim.",
    }),
    slug: f.id({
      label: "Nazwa pliku w folderze drawings",
      hint: "Bez .svg, na przykład stump-milling.",
      hiddenInLists: true,
    }),
    alt: f.plain({
      label: "Co widać na rysunku",
      hint: "Jednym zdaniem, po polsku. Czytają to czytniki ekranu.",
      rows: 2,
    }),
    caption: f.text({
      label: "Podpis pod rysunkiem",
      hint: "Dlaczego to ważne, w jednym lub dwóch zdaniach.",
    }),
    words: f
      .list(f.label({ label: "Napis", add: "napis" }).max(22), {
        label: "Napisy na rysunku",
        hint: "Od pierwszego do ostatniego. Jest na nie niewiele miejsca.",
      })
      .default([]),
  }),
  key: {
    field: "slug",
    of: ({ data: { slug } }) => (typeof slug === "string" ? slug : ""),
    missing: "na liście w pliku drawings.yaml nie ma takiego rysunku",
  },
  graphql: {
    fields: {
      picture: {
        type: "String!",
        description: "The address of its lines, a file that the build writes.",
        resolve: ({ slug }, nodes) => fileOf(String(slug), "usual", nodes),
      },
      smallPicture: {
        type: "String!",
        description: "The same with stronger lines, for a picture of less than 300 pixels.",
        resolve: ({ slug }, nodes) => fileOf(String(slug), "small", nodes),
      },
      texts: {
        type: "[DrawingText!]!",
        description: "Its words, each with its place.",
        resolve: ({ slug, words }, nodes) => placedWords(String(slug), words, nodes),
      },
    },
    types: {
      DrawingText: {
        description: "A word on a drawing.",
        fields: {
          text: { type: "String!", description: "The word." },
          x: { type: "Float!", description: "Where its anchor is, in units from the left." },
          y: { type: "Float!", description: "Where its baseline is, in units from the top." },
          anchor: {
            type: "String!",
            description: "Which of its points is at x: start, middle, end.",
          },
        },
      },
    },
  },
  check: (records) => [
    ...slugsTwice(records, "wybiera się nią rysunek"),
    ...records.flatMap(fileProblem),
  ],
});

/** The content folder that Gatsby reads, by the file of a drawing: a page is drawn anew when that file changes. */
const folderOf = async (slug: string, nodes: ContentNodes) =>
  path.dirname(path.dirname(await nodes.fileAt(placeOfDrawing(slug))));

const fileOf = async (slug: string, size: DrawingSize, nodes: ContentNodes) => {
  const { lines } = readDrawing(slug, await folderOf(slug, nodes));
  return writePicture(await nodes.fileAt(placeOfDrawing(slug)), pictureOf(lines, size));
};

const placedWords = async (slug: string, words: unknown, nodes: ContentNodes) => {
  const { words: places } = readDrawing(slug, await folderOf(slug, nodes));
  return Promise.all(
    ((words ?? []) as string[]).map(async (word, index) => ({
      ...places[index],
      text: await nodes.text(word),
    })),
  );
};

/** A drawing whose file is missing or wrong, or has more or fewer places than there are words. */
function fileProblem(record: RecordSource): RecordProblem[] {
  const { slug, words = [] } = record.data;
  if (typeof slug !== "string" || !Array.isArray(words)) return [];
  try {
    const count = readDrawing(slug).words.length;
    if (words.length === count) return [];
    return [
      {
        record,
        path: ["words"],
        problem: `Rysunek „${slug}” ma miejsca na napisy: ${count}, a napisów jest ${words.length}.`,
        remedy: "Wpisz tyle napisów, ile jest miejsc, w tej samej kolejności.",
      },
    ];
  } catch (error) {
    if (!(error instanceof DrawingProblem)) throw error;
    const { problem, remedy } = error;
    return [{ record, path: ["slug"], problem, remedy }];
  }
}
