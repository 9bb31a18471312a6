import { type Document, isScalar, type Scalar, visit } from "yaml";
import type { Words } from "../wording";
import type { Position } from "./content-file";
import {
  oddSpace,
  SWALLOWED_BY_COMMENT,
  SWALLOWED_LIST_ITEM,
  unclosedQuote,
} from "./syntax-errors";

/** A place that YAML reads differently from what was meant. */
export interface Misreading extends Position, Words {
  /** The parser's errors about this line and later ones only follow from it. */
  upsets: boolean;
}

interface Found extends Words {
  offset: number;
  upsets: boolean;
}

/** Characters that look like a space and are none to YAML: fixed-width, no-break and zero-width ones. */
const ODD_SPACE = /^[ \t]*(?:- *)?(?:[\w-]+:)?([\u00a0\u2000-\u200b\u202f\u205f\u3000\ufeff])/;

/**
 * Finds what YAML reads differently from what was meant, mostly without an error: a quotation mark that isn't
 * closed before the next entry, a list item or a line with an odd space that continues the text above, and
 * text that is lost behind a comment sign.
 */
export function findMisreadings(
  document: Document,
  text: string,
  at: (offset: number) => Position,
): Misreading[] {
  const found: Found[] = [];
  visit(document, {
    Scalar: (key, node) => {
      if (node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE") {
        found.push(...openQuotes(node, text));
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
  return found.map(({ offset, ...words }) => ({ ...at(offset), ...words }));
}

const startOf = (node: Scalar) => node.range?.[0] ?? 0;
const endOf = (node: Scalar) => node.range?.[1] ?? 0;

/** A quoted text must be indented more than its key; a line that isn't shows where the quote should end. */
function openQuotes(node: Scalar, text: string): Found[] {
  const start = startOf(node);
  const source = text.slice(start, endOf(node));
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const column = /^[ -]*/.exec(line)?.[0].length ?? 0;
  const quote = source.charAt(0);
  const isClosed = source.length > 1 && source.endsWith(quote);
  const goesOn = source
    .split("\n")
    .slice(1)
    .some((next) => /\S/.test(next) && indent(next) <= column);
  return isClosed && !goesOn ? [] : [{ offset: start, upsets: true, ...unclosedQuote(quote) }];
}

const indent = (line: string) => line.length - line.trimStart().length;

function oddSpaces(node: Scalar, text: string): Found[] {
  return linesOf(node, text).flatMap(({ line, offset }, index) => {
    const before = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
    if (index === 0 && /[^\s-]/.test(before)) return [];
    const space = ODD_SPACE.exec(line)?.[1];
    if (space === undefined) return [];
    return [{ offset: offset + line.indexOf(space), upsets: true, ...oddSpace(space) }];
  });
}

function listItems(node: Scalar, text: string): Found[] {
  const items = linesOf(node, text)
    .slice(1)
    .filter(({ line }) => /^\s*- /.test(line));
  return items.slice(0, 1).map(({ line, offset }) => ({
    offset: offset + line.indexOf("-"),
    upsets: true,
    ...SWALLOWED_LIST_ITEM,
  }));
}

/** A `#` after a space, in the line where a text ends or where it should have begun. */
function comments(node: Scalar, text: string): Found[] {
  if (typeof node.value !== "string") return [];
  const sign = /^:?[ \t]+#/.exec(
    text.slice(endOf(node), text.indexOf("\n", endOf(node)) + 1 || undefined),
  );
  if (!sign) return [];
  return [{ offset: endOf(node) + sign[0].length - 1, upsets: false, ...SWALLOWED_BY_COMMENT }];
}

function linesOf(node: Scalar, text: string): { line: string; offset: number }[] {
  let offset = startOf(node);
  return text
    .slice(offset, endOf(node))
    .split("\n")
    .map((line) => {
      const start = offset;
      offset += line.length + 1;
      return { line, offset: start };
    });
}
