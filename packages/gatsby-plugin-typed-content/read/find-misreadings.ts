import { type Document, isScalar, type Scalar, visit } from "yaml";
import { codePoint } from "../words";
import type { SyntaxMessage } from "./syntax-message";

/** Something wrong at a place of a text. */
export interface Misreading {
  /** Where it begins, in characters. */
  offset: number;
  message: SyntaxMessage;
}

/** Characters that look like a space and are none to YAML: fixed-width, no-break and zero-width ones. */
const ODD_SPACE = /^[ \t]*(?:- *)?(?:[\w-]+:)?([\u00a0\u2000-\u200b\u202f\u205f\u3000\ufeff])/;

/**
 * Finds what YAML reads differently from what was meant, mostly without an error: a quotation mark that isn't
 * closed before the next entry, a list item or a line with an odd space that continues the text above, and
 * text that is lost behind the `#` of a comment.
 */
export function findMisreadings(document: Document, text: string): Misreading[] {
  const found: Misreading[] = [];
  visit(document, {
    Scalar: (key, node) => {
      if (node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE") {
        found.push(...openQuotes(node, text));
      } else if (node.type === "BLOCK_FOLDED") {
        found.push(...foldedLists(node, text));
      } else if (node.type === "PLAIN") {
        found.push(...oddSpaces(node, text), ...listItems(node, text));
        if (key !== "key") found.push(...comments(node, text));
      }
    },
    Pair: (_key, { key, value }) => {
      const isEmpty = value === null || (isScalar(value) && value.value === null);
      if (isScalar(key) && isEmpty) found.push(...comments(key, text));
    },
  });
  return found;
}

const rangeOf = (node: Scalar) => node.range ?? [0, 0, 0];

/** The part of a line before a place in it. */
const lineBefore = (text: string, offset: number) =>
  text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);

/** A quoted text must be indented more than its key; a line that isn't shows where the quote should end. */
function openQuotes(node: Scalar, text: string): Misreading[] {
  const [offset, end] = rangeOf(node);
  const [source = "", ...others] = text.slice(offset, end).split("\n");
  const column = /^[ -]*/.exec(lineBefore(text, offset))?.[0].length ?? 0;
  const quote = source.charAt(0);
  const isClosed = end - offset > 1 && text.charAt(end - 1) === quote;
  const goesOn = others.some((line) => line.trim() !== "" && line.search(/\S/) <= column);
  if (isClosed && !goesOn) return [];
  return [{ offset, message: { code: "unclosedQuote", params: { quote } } }];
}

function oddSpaces(node: Scalar, text: string): Misreading[] {
  return linesOf(node, text).flatMap(({ line, offset }, index): Misreading[] => {
    const isInside = index === 0 && /[^\s-]/.test(lineBefore(text, offset));
    const character = isInside ? undefined : ODD_SPACE.exec(line)?.[1];
    if (character === undefined) return [];
    const message = { code: "oddSpace" as const, params: { character: codePoint(character) } };
    return [{ offset: offset + line.indexOf(character), message }];
  });
}

function listItems(node: Scalar, text: string): Misreading[] {
  const [, ...others] = linesOf(node, text);
  const item = others.find(({ line }) => /^\s*- /.test(line));
  return item
    ? [{ offset: item.offset + item.line.indexOf("-"), message: { code: "deepItem" } }]
    : [];
}

/** Items of a Markdown list that are folded into one line; a single one may be a dash within a sentence. */
function foldedLists(node: Scalar, text: string): Misreading[] {
  const [, ...lines] = linesOf(node, text);
  const column = lines.find(({ line }) => line.trim() !== "")?.line.search(/\S/);
  const isItem = (line = "") => line.search(/\S/) === column && /^ *(?:[-*+]|\d+[.)]) /.test(line);
  const items = lines.filter(({ line }) => isItem(line));
  const isFolded = lines.some(
    ({ line }, index) => index > 0 && isItem(line) && lines[index - 1]?.line.trim() !== "",
  );
  const [first] = items;
  if (!first || items.length < 2 || !isFolded) return [];
  return [{ offset: first.offset + (column ?? 0), message: { code: "foldedList" } }];
}

/** A `#` after a space, in the line where a text ends or where it should have begun. */
function comments(node: Scalar, text: string): Misreading[] {
  if (typeof node.value !== "string") return [];
  const [, end] = rangeOf(node);
  const [rest = ""] = text.slice(end).split("\n", 1);
  const character = /^:?[ \t]+#/.exec(rest)?.[0];
  return character ? [{ offset: end + character.length - 1, message: { code: "comment" } }] : [];
}

function linesOf(node: Scalar, text: string): { line: string; offset: number }[] {
  const [start, end] = rangeOf(node);
  const lines = text.slice(start, end).matchAll(/^.*$/gm);
  return [...lines].map(({ 0: line, index }) => ({ line, offset: start + index }));
}
