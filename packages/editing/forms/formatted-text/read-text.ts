import { MarkdownParser } from "prosemirror-markdown";
import type { Attrs, Node } from "prosemirror-model";
import { shownMarkdown } from "@typed-site/content-model/browser";
import { inlineOf, pointsOf, schema } from "./schema";

type Token = ReturnType<ReturnType<typeof shownMarkdown>["parse"]>[number];

/** A text as an editor changes it, and how its parts were written. */
export interface ReadText {
  text: string;
  doc: Node;
  /** Its paragraphs, its lists, and each point of these as a list of its own. */
  parts: WrittenPart[];
  /** What stands below the last of them. */
  end: string;
}

/** A part of a text as it was written. */
export interface WrittenPart {
  node: Node;
  source: string;
  /** What stands between it and the part above it. */
  before: string;
}

/** A text without Markdown: each line is a paragraph. */
export function readPlain(text: string): ReadText {
  const lines = text.split("\n").map((line) => schema.node("paragraph", null, inlineOf(line)));
  return { text, doc: schema.node("doc", null, lines), parts: [], end: "" };
}

/** A Markdown text, by the grammar of pages. */
export function readMarkdown(text: string): ReadText {
  const doc = markdownDoc(text);
  const parts: WrittenPart[] = [];
  const tokens = tokenizer.parse(text, {});
  const lines = text.split("\n");
  const points = tokens.filter(({ type, level }) => type === "list_item_open" && level === 1);
  let end = 0;
  for (const [index, block] of tokens.filter(isBlock).entries()) {
    const node = doc.child(index);
    const { first, source, last } = placeOf(block, lines);
    parts.push({ node, source, before: text.slice(end, first) });
    for (const point of pointsOf(node)) {
      const [token] = points.splice(0, 1);
      if (token) parts.push({ node: point, source: placeOf(token, lines).source, before: "" });
    }
    end = last;
  }
  return { text, doc, parts, end: text.slice(end) };
}

const isBlock = ({ level, nesting }: Token) => level === 0 && nesting === 1;

/** Where a block stands in its text, without empty lines below it. */
function placeOf({ map }: Token, lines: readonly string[]) {
  const [top = 0, bottom = 0] = map ?? [];
  const own = lines.slice(top, bottom);
  while (own.at(-1)?.trim() === "") own.pop();
  const source = own.join("\n");
  const first = lines.slice(0, top).reduce((sum, { length }) => sum + length + 1, 0);
  return { first, source, last: first + source.length };
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

/** What pages show of a Markdown text. */
export const markdownDoc = (text: string): Node => parser.parse(text);

/** The words of a Markdown text without its marks. */
export function plainWords(text: string): string {
  const doc = markdownDoc(text);
  return doc.textBetween(0, doc.content.size, " ");
}
