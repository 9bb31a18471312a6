import type { Definition } from "../definition";
import type { DerivedType } from "../model";
import { pagesByFile } from "../pages/made-of";
import { textFields } from "../walk-fields";
import type { GatsbyNodes } from "./content-nodes";

/** The type that `allText` answers with. */
export const textTypes: Record<string, DerivedType> = {
  ContentText: {
    description: "A text of the content, as its file holds it.",
    fields: {
      file: { type: "String!", description: "The YAML file, below `content/`." },
      key: { type: "String!", description: "Its place in the record: `sections.0.body`." },
      text: { type: "String!", description: "Without the company's words in their places." },
      length: { type: "Int!", description: "Number of characters, those of Markdown included." },
      pages: { type: "[String!]!", description: "Addresses of the pages that show it." },
    },
  },
};

/** The root field that answers with all texts. */
export const allText = (definition: Definition) => ({
  type: "[ContentText!]!",
  description: "All texts that are written for visitors and search engines, the longest first.",
  args: { longerThan: { type: "Int", description: "Only those of more characters." } },
  resolve: async ({ longerThan }: { longerThan?: number | null }, nodes: GatsbyNodes) => {
    const records = await nodes.records();
    const pages = pagesByFile(definition, records);
    return records
      .flatMap(({ model, file, data }) =>
        textFields(model.shape, data).flatMap(({ kind, value, path }) => {
          if (!kind || !WORDS.has(kind.kind)) return [];
          const text = value.trim();
          const shownOn = [...(pages.get(file) ?? [])].sort();
          return { file, key: path.join("."), text, length: text.length, pages: shownOn };
        }),
      )
      .filter(({ length }) => length > (longerThan ?? 0))
      .sort((one, other) => other.length - one.length);
  },
});

/** Kinds of fields that hold words; others hold addresses, files and days. */
const WORDS: ReadonlySet<string> = new Set(["text", "markdown", "key"]);
