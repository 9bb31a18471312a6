import { isAlias, visit, type Document, type ErrorCode, type YAMLError } from "yaml";
import type { Position } from "./read-content";
import { explainAlias, explainAnchor, explainSyntax } from "./syntax-errors";
import type { Words } from "./wording";

type SyntaxProblem = Position & Words;

/**
 * The syntax errors of a file: up to the first that upsets the structure, because what follows is
 * mostly its echo, and every tab. References (anchors and aliases) count as errors.
 */
export function findSyntaxErrors(
  document: Document,
  text: string,
  at: (offset: number) => Position,
): SyntaxProblem[] {
  const lines = text.split("\n");
  const parsing = withoutEchoes([...document.errors, ...document.warnings]).map(
    ({ code, message, pos }) => {
      const place = at(openingQuote(message, text) ?? pos[0]);
      return { ...place, ...explainSyntax(code, message, lines[place.line - 1] ?? "") };
    },
  );
  return firstOfEachLine([...parsing, ...references(document, at)]);
}

const UPSETTING: ErrorCode[] = [
  "TAB_AS_INDENT",
  "BAD_INDENT",
  "MISSING_CHAR",
  "MULTILINE_IMPLICIT_KEY",
  "UNEXPECTED_TOKEN",
];

function withoutEchoes(errors: YAMLError[]): YAMLError[] {
  const sorted = errors.sort((a, b) => a.pos[0] - b.pos[0]);
  const upset = sorted.findIndex(({ code }) => UPSETTING.includes(code));
  if (upset < 0) return sorted;
  return sorted.filter(({ code }, index) => index <= upset || code === "TAB_AS_INDENT");
}

function references(document: Document, at: (offset: number) => Position): SyntaxProblem[] {
  const found: SyntaxProblem[] = [];
  visit(document, {
    Node: (_key, node) => {
      const place = at(node.range?.[0] ?? 0);
      if (isAlias(node)) found.push({ ...place, ...explainAlias(node.source) });
      else if (node.anchor) found.push({ ...place, ...explainAnchor(node.anchor) });
    },
  });
  return found;
}

/** A quote that is never closed is reported at the end of the file; its last opening helps more. */
function openingQuote(message: string, text: string): number | undefined {
  const quote = /Missing closing (["'])/.exec(message)?.[1];
  if (!quote) return undefined;
  const opening = [...text.matchAll(new RegExp(`(?:: +|- +|[[,{] *)(${quote})`, "g"))].at(-1);
  return opening && opening.index + opening[0].length - 1;
}

function firstOfEachLine(problems: SyntaxProblem[]): SyntaxProblem[] {
  const sorted = problems.sort((a, b) => a.line - b.line || a.column - b.column);
  return sorted.filter(({ line }, index) => sorted[index - 1]?.line !== line);
}
