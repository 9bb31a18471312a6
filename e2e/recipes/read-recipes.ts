import MarkdownIt from "markdown-it";

/** A step of a recipe: a fenced block, explained by its first line or its language. */
export type Step =
  | { kind: "create" | "add" | "change" | "replace"; file: string; text: string }
  | { kind: "run"; text: string };

/** A heading of the document and the blocks below it, in order. */
export interface Recipe {
  title: string;
  steps: Step[];
}

/** The first line of a block about a file: what to do, and with which file. */
const instruction =
  /^(?:#|\/\/|\/\*) (nowy plik|dopisz w|zmień w|zamień w|new file|add to|edit) (\S+)/;
const kinds: Record<string, Exclude<Step["kind"], "run">> = {
  "nowy plik": "create",
  "new file": "create",
  "dopisz w": "add",
  "zmień w": "change",
  "zamień w": "replace",
  "add to": "add",
  edit: "replace",
};

/**
 * Parses the recipes of a Markdown document: third-level headings with fenced blocks below.
 * @param words replacements for the document's `<placeholders>`
 * @throws if a block is no command and doesn't say what to do with which file
 */
export function readRecipes(
  document: string,
  words: Readonly<Record<string, string>> = {},
): Recipe[] {
  const recipes: Recipe[] = [];
  let section: Recipe | undefined;
  const tokens = new MarkdownIt().parse(document, {});
  for (const [index, { type, tag, info, content }] of tokens.entries()) {
    if (type === "heading_open") {
      const title = tokens[index + 1]?.content ?? "";
      section = tag === "h3" ? { title, steps: [] } : undefined;
      if (section) recipes.push(section);
    } else if (type === "fence") {
      section?.steps.push(stepOf(info, fillPlaceholders(content, words)));
    }
  }
  return recipes.filter(({ steps }) => steps.length > 0);
}

function stepOf(language: string, content: string): Step {
  if (language === "sh") return { kind: "run", text: content };
  const [, action = "", file = ""] = instruction.exec(content) ?? [];
  const kind = kinds[action];
  if (!kind) throw new Error(`This block does not say what to do with which file:\n${content}`);
  return { kind, file, text: content.slice(content.indexOf("\n") + 1) };
}

function fillPlaceholders(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/<([\p{L} ]+)>/gu, (placeholder, name: string) => words[name] ?? placeholder);
}
