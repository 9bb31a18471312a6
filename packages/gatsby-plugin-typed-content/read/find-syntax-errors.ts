import { type Document, isAlias, visit, type YAMLError } from "yaml";
import { codePoint } from "../words";
import type { ContentFile, Position } from "./content-file";
import { listMarks } from "./find-list-marks";
import { findMisreadings, type Misreading } from "./find-misreadings";
import type { SyntaxMessage } from "./syntax-message";

/**
 * The syntax errors of a file: every tab, and all errors up to the first that breaks the structure, because
 * later ones mostly follow from it. References (anchors and aliases) and misreadings count as errors.
 */
export function findSyntaxErrors(
  document: Document,
  text: string,
  at: (offset: number) => Position,
): ContentFile["syntaxErrors"] {
  const damage = [...conflictsIn(text), ...controlCharacters(text), ...listMarks(document, text)];
  const errors = [...document.errors, ...document.warnings].map(
    (error, _index, all): Misreading => {
      const [offset] = error.pos;
      return isDeepKey(error, all)
        ? { offset: text.indexOf("\n", offset) + 1, message: { code: "BAD_INDENT" } }
        : { offset, message: meaningOf(error, lineAt(text, offset)) };
    },
  );
  const others = [...findMisreadings(document, text), ...references(document)];
  const found =
    damage.length > 0 ? damage.sort(byOffset) : withoutConsequences([...errors, ...others]);
  return found
    .map(({ offset, message }) => ({
      ...at(offset),
      ...(typographicQuote(message, lineAt(text, offset)) ?? message),
    }))
    .filter(({ line }, index, all) => all[index - 1]?.line !== line);
}

/** What breaks the structure: later errors only follow from it. */
const UPSETTING: readonly SyntaxMessage["code"][] = [
  "TAB_AS_INDENT",
  "BAD_INDENT",
  "MULTILINE_IMPLICIT_KEY",
  "BLOCK_AS_IMPLICIT_KEY",
  "afterQuote",
  "unreadable",
  "unclosedQuote",
  "oddSpace",
  "deepItem",
  "repetition",
];

const lineAt = (text: string, offset: number) =>
  text.slice(text.lastIndexOf("\n", offset - 1) + 1).split("\n", 1)[0] ?? "";

/** A text that begins with a quotation mark that is none to YAML, or ends with one where YAML's own opened it. */
function typographicQuote({ code }: SyntaxMessage, line: string): SyntaxMessage | undefined {
  const [, first, last] = /(?:^|[:[,-] )([„“”])|["'][^"'„]*([”“’])(?:$|[\]},])/.exec(line) ?? [];
  const character = code === "BLOCK_AS_IMPLICIT_KEY" ? first : BY_QUOTES.includes(code) && last;
  return character ? { code: "typographicQuote", params: { character } } : undefined;
}

/** What follows where a text in quotes doesn't end. */
const BY_QUOTES = ["unclosedQuote", "afterQuote", "startsWith", "BAD_INDENT"];

/** Conflict markers that Git wrote into the file. */
function conflictsIn(text: string): Misreading[] {
  return [...text.matchAll(/^(?:<{7}|>{7})(?: .*)?$/gm)]
    .filter(([marker], index) => index === 0 || marker.startsWith("<"))
    .map(({ index }) => ({ offset: index, message: { code: "conflict" } }));
}

/** Control characters, which YAML doesn't allow (YAML 1.2.2, 5.1), and a return that ends no line. */
const controlCharacters = (text: string): Misreading[] =>
  [...text.matchAll(/(?![\t\n]|\r\n)\p{Cc}/gu)].map(({ 0: character, index }) => ({
    offset: index,
    message: { code: "controlCharacter", params: { character: codePoint(character) } },
  }));

/** A key that is indented more than the one above is read as a part of that one's value. */
function isDeepKey({ pos }: YAMLError, all: YAMLError[]): boolean {
  const here = all.filter((other) => other.pos[0] === pos[0]);
  return (
    here.some(({ message }) => message.startsWith("Nested")) &&
    here.some(({ code }) => code === "MULTILINE_IMPLICIT_KEY")
  );
}

/** Errors of the parser that have a sentence of their own. */
const KNOWN = [
  "TAB_AS_INDENT",
  "BAD_INDENT",
  "DUPLICATE_KEY",
  "BLOCK_AS_IMPLICIT_KEY",
  "MULTILINE_IMPLICIT_KEY",
] as const;

/** What an error means, from its code, its message and its line. Others are told in the parser's own words. */
function meaningOf({ code, message }: YAMLError, line: string): SyntaxMessage {
  if (/^\s*\/\//.test(line)) return { code: "slashComment" };
  if (message.startsWith("A block sequence")) return { code: "BAD_INDENT" };
  if (message.startsWith("Flow ")) return { code: "openBracket" };
  if (code === "MISSING_CHAR") {
    return { code: /^\s*[\w-]+:(\s|$)/.test(line) ? "BAD_INDENT" : "MULTILINE_IMPLICIT_KEY" };
  }
  const [, character = ""] = /^\s*(?:- +)*(?:[\w-]+:\s+)?(\S)/.exec(line) ?? [];
  if (code === "BAD_SCALAR_START" || code === "TAG_RESOLVE_FAILED") {
    return startsWith(character);
  }
  const known = KNOWN.find((one) => one === code);
  if (known) return { code: known };
  if (code === "UNEXPECTED_TOKEN" || code === "BAD_ALIAS") {
    if (/["']/.test(character)) return { code: "afterQuote", params: { quote: character } };
    if (/[*[{]/.test(character)) return startsWith(character);
  }
  const [error = ""] = message.split(/ at line \d/, 1);
  return { code: "unreadable", params: { error } };
}

/**
 * References to another place of the file are refused: a few lines of them can fill the memory. One that leads
 * somewhere is reported for all; the others are texts that begin like one.
 */
function references(document: Document): Misreading[] {
  const found: Misreading[] = [];
  const anchors = new Set<string>();
  visit(document, {
    Node: (_key, node) => {
      const offset = node.range?.[0] ?? 0;
      if (isAlias(node)) {
        const { source: name } = node;
        found.push({
          offset,
          message: anchors.has(name) ? { code: "repetition", params: { name } } : startsWith("*"),
        });
      } else if (node.anchor) {
        anchors.add(node.anchor);
        found.push({ offset, message: startsWith("&") });
      }
    },
  });
  const repetition = found.find(({ message }) => message.code === "repetition");
  return repetition ? [repetition] : found;
}

const startsWith = (character: string): SyntaxMessage => ({
  code: "startsWith",
  params: { character },
});

const byOffset = (a: Misreading, b: Misreading) => a.offset - b.offset;

function withoutConsequences(found: Misreading[]): Misreading[] {
  const sorted = found.sort(byOffset);
  const upset = sorted.findIndex(({ message }) => UPSETTING.includes(message.code));
  return sorted.filter(
    ({ message }, index) => upset < 0 || index <= upset || message.code === "TAB_AS_INDENT",
  );
}
