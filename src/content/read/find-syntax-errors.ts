import { type Document, type ErrorCode, isAlias, visit, type YAMLError } from "yaml";
import type { Words } from "../wording";
import type { Position } from "./content-file";
import { findMisreadings } from "./find-misreadings";
import { CONFLICT, explainAlias, explainAnchor, explainSyntax, INDENT } from "./syntax-errors";
import { controlCharacters } from "./unseen-characters";

type SyntaxProblem = Position & Words;

interface Found extends SyntaxProblem {
  /** Later errors only follow from it. */
  upsets?: boolean;
  isTab?: boolean;
}

/**
 * The syntax errors of a file: every tab, and all errors up to the first that breaks the structure, because
 * later ones mostly follow from it. References (anchors and aliases) and misreadings count as errors.
 */
export function findSyntaxErrors(
  document: Document,
  text: string,
  at: (offset: number) => Position,
): SyntaxProblem[] {
  const damage = [...conflictsIn(text), ...controlCharacters(text)];
  if (damage.length > 0) {
    return damage.map(({ offset, ...words }) => ({ ...at(offset), ...words }));
  }
  const lines = text.split("\n");
  const parsing = [...document.errors, ...document.warnings].map((error, _index, all) => {
    const { code, message, pos } = error;
    const flags = { upsets: UPSETTING.includes(code), isTab: code === "TAB_AS_INDENT" };
    if (isDeepKey(error, all)) return { ...at(nextLine(text, pos[0])), ...INDENT, ...flags };
    const place = at(pos[0]);
    return { ...place, ...explainSyntax(code, message, lines[place.line - 1] ?? ""), ...flags };
  });
  const misread = findMisreadings(document, text, at);
  return firstOfEachLine(withoutEchoes([...parsing, ...misread, ...references(document, at)]));
}

/** Conflict markers that Git wrote into the file. */
function conflictsIn(text: string): (Words & { offset: number })[] {
  return [...text.matchAll(/^(?:<{7}|>{7})(?: .*)?$/gm)]
    .filter(([marker], index) => index === 0 || marker.startsWith("<"))
    .map(({ index }) => ({ offset: index, ...CONFLICT }));
}

const UPSETTING: ErrorCode[] = [
  "TAB_AS_INDENT",
  "BAD_INDENT",
  "MISSING_CHAR",
  "MULTILINE_IMPLICIT_KEY",
  "BLOCK_AS_IMPLICIT_KEY",
  "UNEXPECTED_TOKEN",
];

/** A key that is indented more than the one above is read as a part of that one's value. */
function isDeepKey({ pos }: YAMLError, all: YAMLError[]): boolean {
  const here = all.filter((other) => other.pos[0] === pos[0]);
  return (
    here.some(({ message }) => message.startsWith("Nested")) &&
    here.some(({ code }) => code === "MULTILINE_IMPLICIT_KEY")
  );
}

const nextLine = (text: string, offset: number) => text.indexOf("\n", offset) + 1;

function withoutEchoes(problems: Found[]): Found[] {
  const sorted = problems.sort(byPlace);
  const upset = sorted.findIndex(({ upsets }) => upsets);
  return sorted.filter(({ isTab }, index) => upset < 0 || index <= upset || isTab);
}

function references(document: Document, at: (offset: number) => Position): Found[] {
  const found: Found[] = [];
  visit(document, {
    Node: (_key, node) => {
      const place = at(node.range?.[0] ?? 0);
      if (isAlias(node)) found.push({ ...place, ...explainAlias(node.source) });
      else if (node.anchor) found.push({ ...place, ...explainAnchor(node.anchor) });
    },
  });
  return found;
}

function firstOfEachLine(sorted: Found[]): SyntaxProblem[] {
  return sorted
    .filter(({ line }, index) => sorted[index - 1]?.line !== line)
    .map(({ line, column, problem, remedy }) => ({ line, column, problem, remedy }));
}

const byPlace = (a: Position, b: Position) => a.line - b.line || a.column - b.column;
