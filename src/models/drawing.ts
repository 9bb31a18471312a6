import { z } from "zod";
import {
  type ContentNodes,
  defineModel,
  f,
  type RecordProblem,
  type RecordSource,
} from "../../packages/content-model";
import { DRAWING_NAMES, drawingOf } from "../drawings";
import { FIELD, ROLES } from "../drawings/drawing";
import { slugsTwice } from "./slugs-twice";

/** A drawing in words: its lines are code, and content says what it shows and why it matters. */
export const drawing = defineModel({
  typeName: "Drawing",
  label: "Rysunki",
  noun: "Rysunek",
  add: "rysunek",
  titleKey: "title",
  group: "Rysunki",
  description: "Rysunki objaśniające: napisy, podpis i opis każdego z nich.",
  files: ["drawings.yaml"],
  isList: true,
  leastLength: 1,
  shape: z.strictObject({
    title: f.label({
      label: "Nazwa do wyboru w redakcji",
      hint: "Na przykład Pniak przed frezowaniem i po nim.",
    }),
    // The key, which other files name: no enum.
    slug: f.idOf(DRAWING_NAMES, {
      label: "Który to rysunek",
      inFile: "Na przykład stump-milling.",
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
  derived: {
    lines: {
      type: "[DrawingLine!]!",
      description: "Its lines, in the order in which they are drawn.",
      resolve: ({ slug }) => {
        const shapes = drawingOf(String(slug));
        return ROLES.map((role) => ({ role, d: shapes[role] })).filter(({ d }) => d !== undefined);
      },
    },
    texts: {
      type: "[DrawingText!]!",
      description: "Its words, each with its place.",
      resolve: ({ slug, words }, nodes) => placedWords(String(slug), words, nodes),
    },
  },
  derivedTypes: {
    DrawingLine: {
      description: "All lines of a drawing that stand for the same kind of thing.",
      fields: {
        role: {
          type: "String!",
          description: `What they stand for, which decides their colour: ${ROLES.join(", ")}.`,
        },
        d: {
          type: "String!",
          description: `The path, in a field of ${FIELD.width} × ${FIELD.height} units.`,
        },
      },
    },
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
  check: (records) => [
    ...slugsTwice(records, "wybiera się nią rysunek"),
    ...records.flatMap(wordsProblem),
  ],
});

const placedWords = async (slug: string, words: unknown, nodes: ContentNodes) =>
  Promise.all(
    ((words ?? []) as string[]).map(async (word, index) => ({
      ...drawingOf(slug).words[index],
      text: await nodes.text(word),
    })),
  );

/** A drawing that has more or fewer words than places for them. */
function wordsProblem(record: RecordSource): RecordProblem[] {
  const { slug, words = [] } = record.data;
  const name = DRAWING_NAMES.find((known) => known === slug);
  if (!name || !Array.isArray(words)) return [];
  const count = drawingOf(name).words.length;
  if (words.length === count) return [];
  return [
    {
      record,
      path: ["words"],
      problem: `Rysunek „${name}” ma miejsca na napisy: ${count}, a napisów jest ${words.length}.`,
      remedy: "Wpisz tyle napisów, ile jest miejsc, w tej samej kolejności.",
    },
  ];
}
