import { defaultMarkdownSerializer, MarkdownSerializer } from "prosemirror-markdown";
import { Fragment, type Mark, type Node } from "prosemirror-model";
import { readMarkdown } from "./read-text";
import { nameOf, schema } from "./schema";

/** A text without Markdown: each paragraph is a line. */
export const writePlain = (doc: Node): string =>
  doc.children.map(({ textContent }) => textContent).join("\n");

/**
 * A text as Markdown, in one form: what stands in a block has backslashes only where pages would else show another
 * text than the editor sees.
 */
export const writeMarkdown = (doc: Node): string =>
  (withWords(doc)?.children ?? []).map(writeBlock).join("\n\n");

function writeBlock(block: Node): string {
  const doc = block.type.schema.node("doc", null, block);
  const unescaped = writeUnescaped(doc);
  return isShown(doc, unescaped) ? unescaped : escaped.serialize(doc);
}

/** A text as Markdown, whose characters may be marks. */
export const writeUnescaped = (doc: Node): string => plain.serialize(withWords(doc) ?? doc);

/** Whether pages show what an editor sees of a text. */
export const isShown = (doc: Node, text: string): boolean =>
  shownOf(withWords(readMarkdown(text))) === shownOf(withWords(doc));

/** A text as Markdown can have it, without its empty paragraphs and points; undefined where it has no others. */
function withWords(node: Node): Node | undefined {
  if (node.isTextblock) return node.childCount > 0 ? withMarkableBold(node) : undefined;
  const inside = node.children.flatMap((child) => withWords(child) ?? []);
  return inside.length > 0 ? node.copy(Fragment.fromArray(inside)) : undefined;
}

const { strong, link } = schema.marks;

/**
 * A line whose bold words Markdown can mark: punctuation leaves them where it stands between one of them and a letter that
 * is not bold. Of `**Cena:**za m²` pages would show the stars, since there they end nothing (CommonMark 0.31, 6.2).
 */
function withMarkableBold(line: Node): Node {
  const parts = line.children.flatMap((node, index, all) => {
    if (!isBold(node)) return node;
    const isAtLetter = (beside: Node | undefined, letter: RegExp) =>
      beside !== undefined &&
      !isBold(beside) &&
      // the brackets of a link are punctuation on both sides
      link.isInSet(beside.marks)?.attrs.href === link.isInSet(node.marks)?.attrs.href &&
      letter.test(beside.text ?? "");
    // a placeholder is written in braces
    const text = node.text ?? "}";
    const first = isAtLetter(all[index - 1], LETTER_LAST) && PUNCTUATION_FIRST.exec(text);
    const last = isAtLetter(all[index + 1], LETTER_FIRST) && PUNCTUATION_LAST.exec(text);
    if (!first && !last) return node;
    const plain = strong.removeFromSet(node.marks);
    if (!node.isText) return node.mark(plain);
    const from = first ? first[0].length : 0;
    const to = last ? Math.max(from, last.index) : text.length;
    const cut = [
      [text.slice(0, from), plain],
      [text.slice(from, to), node.marks],
      [text.slice(to), plain],
    ] as const;
    return cut.flatMap(([words, marks]) => (words === "" ? [] : schema.text(words, marks)));
  });
  return line.copy(Fragment.fromArray(parts));
}

const isBold = ({ marks }: Node) => strong.isInSet(marks) !== undefined;

const PUNCTUATION_FIRST = /^[\p{P}\p{S}]/u;
const PUNCTUATION_LAST = /[\p{P}\p{S}]$/u;
const LETTER_FIRST = /^[^\s\p{P}\p{S}]/u;
const LETTER_LAST = /[^\s\p{P}\p{S}]$/u;

/** What pages show of a text; not how far apart the points of its lists are. */
function shownOf(node: Node | undefined): string {
  if (!node) return "";
  if (node.isTextblock) return node.children.map(shownInLine).join("").trim();
  return `${node.type.name} ${String(node.attrs.order)} (${node.children.map(shownOf).join("\n")})`;
}

/** The words of a part of a line, each with its marks; nobody sees those of a blank. */
function shownInLine(node: Node): string {
  const marks = JSON.stringify(node.marks);
  return node.textContent.replace(/\S+/g, (word) => marks + word);
}

/** Whether the points of a list stand close together: a point of several paragraphs parts them. */
const isTight = ({ attrs, children }: Node): boolean =>
  attrs.tight === true &&
  children.every(
    (point) => point.children.filter(({ type }) => type.name === "paragraph").length < 2,
  );

const closeTogether = (list: Node) =>
  list.type.create({ ...list.attrs, tight: isTight(list) }, list.content);

/** What begins or ends a mark of Markdown, or a placeholder. */
const CHARACTERS = /[\\*_[\]{]/g;

/** What begins a point, where a paragraph begins with it. */
const POINT = /^(\s{0,9})(?:(-)|(\d{1,9})([.)]))/;

/** @param write the Markdown of some words, which begin their paragraph or not */
const serializerWith = (write: (words: string, isFirst: boolean) => string) =>
  new MarkdownSerializer(
    {
      ...defaultMarkdownSerializer.nodes,
      bullet_list: (state, node) => state.renderList(closeTogether(node), "  ", () => "- "),
      ordered_list(state, node) {
        const { order, delimiter } = node.attrs as { order: number; delimiter: string };
        const markOf = (index: number) => `${order + index}${delimiter} `;
        const indent = " ".repeat(markOf(node.childCount - 1).length);
        state.renderList(closeTogether(node), indent, markOf);
      },
      text: (state, { text = "" }, _, index) => state.text(write(text, index === 0), false),
      placeholder: (state, node) => state.write(`{${nameOf(node)}}`),
    },
    {
      ...defaultMarkdownSerializer.marks,
      link: { open: "[", close: (_, mark) => `](${target(mark)})`, expelEnclosingWhitespace: true },
    },
  );

function target({ attrs }: Mark): string {
  const { href, title } = attrs as { href: string; title: string | null };
  const address = /[\s()<>\\]/.test(href) ? `<${href.replace(/[<>\\]/g, "\\$&")}>` : href;
  return title === null ? address : `${address} "${title.replace(/["\\]/g, "\\$&")}"`;
}

const plain = serializerWith((words) => words);

const escaped = serializerWith((words, isFirst) => {
  const characters = words.replace(CHARACTERS, "\\$&");
  return isFirst ? characters.replace(POINT, "$1$3\\$2$4") : characters;
});
