import { MarkdownParser } from "prosemirror-markdown";
import type { Attrs, Node } from "prosemirror-model";
import { shownMarkdown } from "gatsby-plugin-typed-content/browser";
import { inlineOf, schema } from "./schema";

type Token = ReturnType<ReturnType<typeof shownMarkdown>["parse"]>[number];

/** A text without Markdown: each line is a paragraph. */
export function readPlain(text: string): Node {
  const lines = text.split("\n").map((line) => schema.node("paragraph", null, inlineOf(line)));
  return schema.node("doc", null, lines);
}

const tokenizer = shownMarkdown();
// as it is written; pages encode it
tokenizer.normalizeLink = (address) => address;
tokenizer.inline.ruler.push("placeholder", (state, isSilent) => {
  const [braces, name] = /^\{(\w+)\}/.exec(state.src.slice(state.pos)) ?? [];
  if (!braces) return false;
  if (!isSilent) state.push("placeholder", "", 0).meta = { name };
  state.pos += braces.length;
  return true;
});

/** Whether the points of a list that begins at a token stand without empty lines between them. */
const isTight = (tokens: Token[], index: number) =>
  tokens.slice(index).find(({ type }) => type === "paragraph_open")?.hidden ?? true;

const parser = new MarkdownParser(schema, tokenizer, {
  paragraph: { block: "paragraph" },
  list_item: { block: "list_item" },
  bullet_list: {
    block: "bullet_list",
    getAttrs: (_, tokens, index) => ({ tight: isTight(tokens, index) }),
  },
  ordered_list: {
    block: "ordered_list",
    getAttrs: (token, tokens, index) => ({
      order: Number(token.attrGet("start") ?? 1),
      delimiter: token.markup,
      tight: isTight(tokens, index),
    }),
  },
  placeholder: { node: "placeholder", getAttrs: ({ meta }) => meta as Attrs },
  strong: { mark: "strong" },
  link: {
    mark: "link",
    getAttrs: (token) => ({ href: token.attrGet("href"), title: token.attrGet("title") }),
  },
});

/** A Markdown text, by the grammar of pages. */
export const readMarkdown = (text: string): Node => parser.parse(text);

/** The words of a Markdown text without its marks. */
export function plainWords(text: string): string {
  const doc = readMarkdown(text);
  return doc.textBetween(0, doc.content.size, " ");
}
