import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { load, YAMLException } from "js-yaml";
import { type Document, isMap, isNode, LineCounter, parseDocument } from "yaml";
import type { ContentFile, Position } from "./content-file";
import { decodeText } from "./decode-text";
import { findSyntaxErrors } from "./find-syntax-errors";
import type { SyntaxMessage } from "./syntax-message";

/**
 * Reads every YAML file below a folder, in alphabetical order. What starts with a dot belongs to
 * editors and systems (`.#faq.yaml`, `._faq.yaml`) and is skipped; an unreadable file is reported as a syntax
 * error.
 * @param known what was read before: of a file that says the same it comes back, since to parse takes a thousand times
 * as long as to read
 */
export function readContent(folder: string, known: readonly ContentFile[] = []): ContentFile[] {
  if (!existsSync(folder)) return [unreadable("", { code: "noFolder" })];
  const before = new Map(known.map((one) => [one.file, one]));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, absolutePath: path.join(entry.parentPath, entry.name) }))
    .map(({ entry, absolutePath }) => ({
      entry,
      absolutePath,
      name: path.relative(folder, absolutePath),
    }))
    .filter(({ entry, name }) => entry.isSymbolicLink() || isYaml(name))
    .map((one) => ({ ...one, file: one.name.split(path.sep).join("/").normalize("NFC") }))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ entry, absolutePath, file }) =>
      // A link could lead out of the content: its target would be published, or written to.
      entry.isSymbolicLink()
        ? unreadable(file, { code: "link" })
        : readFile(file, absolutePath, before.get(file)),
    );
}

const isYaml = (name: string) => /\.ya?ml$/i.test(name) && !/(?:^|[/\\])\./.test(name);

function readFile(file: string, absolutePath: string, known?: ContentFile): ContentFile {
  const stats = statSync(absolutePath, { throwIfNoEntry: false });
  if (!stats?.isFile()) return unreadable(file, { code: "noFile" });
  try {
    const bytes = readFileSync(absolutePath);
    const isSame = known?.syntaxErrors.length === 0 && Buffer.from(known.text).equals(bytes);
    return isSame ? known : parseContent(file, bytes);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    return unreadable(file, { code: "locked", params: { error: String(error.code) } });
  }
}

const unreadable = (file: string, message: SyntaxMessage): ContentFile => ({
  ...parseContent(file, ""),
  data: undefined,
  syntaxErrors: [{ line: 1, column: 1, ...message }],
});

/** Parses one YAML file: its text, or its bytes, which must be UTF-8 (a byte order mark is fine). */
export function parseContent(file: string, content: string | Uint8Array): ContentFile {
  const { text, badAt } = decodeText(content);
  const syntaxErrors = syntaxErrorsOf(text, badAt);
  // Asked for where something is wrong; what the parser knows takes thirty times the room of the text.
  let known: ParsedText | undefined;
  const parsed = () => (known ??= parseText(text));
  const rangeAt = (keys: readonly PropertyKey[]) => rangeOf(nodeAt(parsed().document, keys));
  const at = (offset: number) => parsed().at(offset);
  return {
    file,
    text,
    ...(syntaxErrors.length > 0 ? { data: undefined, syntaxErrors } : dataOf(text)),
    positionOf: (keys) => at(rangeAt(keys).start),
    positionOfKey: (keys) => {
      const group = nodeAt(parsed().document, keys.slice(0, -1));
      const pair = isMap(group) && group.items.find(({ key }) => String(key) === keys.at(-1));
      return at(rangeOf(pair ? pair.key : group).start);
    },
    positionOfWords: (keys, words) => {
      const { start, end } = rangeAt(keys);
      const found = text.indexOf(words, start);
      return at(found >= 0 && found < end ? found : start);
    },
    sourceOf: (keys) => {
      const { start, end } = rangeAt(keys);
      return text.slice(start, end);
    },
  };
}

/** A text with its structure. */
interface ParsedText {
  document: Document;
  at: (offset: number) => Position;
}

function parseText(text: string): ParsedText {
  const lines = new LineCounter();
  return {
    document: parseDocument(text, { lineCounter: lines, uniqueKeys: true }),
    at: (offset) => {
      const { line, col } = lines.linePos(offset);
      return { line: Math.max(line, 1), column: Math.max(col, 1) };
    },
  };
}

/** @param badAt where the text is not UTF-8 */
function syntaxErrorsOf(text: string, badAt?: number): ContentFile["syntaxErrors"] {
  const { document, at } = parseText(text);
  if (badAt !== undefined) return [{ ...at(badAt), code: "notUtf8" }];
  return findSyntaxErrors(document, text, at);
}

/**
 * The values of a text, by the parser that the build uses, so that the check sees what pages will show: versions of
 * YAML differ about dates, some numbers and some keys. The other parser knows the places of values and says more of
 * errors.
 */
function dataOf(text: string): Pick<ContentFile, "data" | "syntaxErrors"> {
  try {
    return { data: load(text), syntaxErrors: [] };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    // It counts from 0.
    const { line, column } = error.mark;
    const message = { code: "unreadable", params: { error: error.reason } } as const;
    return {
      data: undefined,
      syntaxErrors: [{ line: line + 1, column: column + 1, ...message }],
    };
  }
}

/** The node at a path, or the nearest one above it; none in an empty file. */
function nodeAt(document: Document, keys: readonly PropertyKey[]): unknown {
  const node = document.getIn(keys, true);
  return isNode(node) || keys.length === 0 ? node : nodeAt(document, keys.slice(0, -1));
}

function rangeOf(node: unknown): { start: number; end: number } {
  const [start, end] = (isNode(node) && node.range) || [0, 0];
  return { start, end };
}
