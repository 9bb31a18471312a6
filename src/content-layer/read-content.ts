import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isMap, isPair, isSeq, LineCounter, parseDocument, type Node, type Pair } from "yaml";

/** A place in a text file; both count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A YAML file that was read: its data, and where each part of it stands. */
export interface ContentFile {
  /** Place below the content folder, with forward slashes, NFC. */
  file: string;
  data: unknown;
  syntaxErrors: (Position & { message: string })[];
  /** Position of the value at a path, or of the nearest part above it that exists. */
  positionOf(path: readonly PropertyKey[]): Position;
  /** Position of the key at a path, where it is a key of a mapping. */
  positionOfKey(path: readonly PropertyKey[]): Position;
}

/** Reads every YAML file below a folder, in alphabetical order. */
export function readContent(folder: string): ContentFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.split(path.sep).join("/").normalize("NFC"))
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((file) => parseContent(file, readFileSync(path.join(folder, file), "utf8")));
}

/** Parses the text of one YAML file. */
export function parseContent(file: string, text: string): ContentFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const startOf = (node: unknown) => at((node as Node | null)?.range?.[0] ?? 0);
  return {
    file,
    data: document.errors.length > 0 ? undefined : document.toJS(),
    syntaxErrors: document.errors.map((error) => ({ ...at(error.pos[0]), message: error.message })),
    positionOf: (keys) => startOf(walk(document.contents, keys).value),
    positionOfKey: (keys) => {
      const { pair, value } = walk(document.contents, keys);
      return startOf(pair?.key ?? value);
    },
  };
}

/** Follows a path as far as it exists. */
function walk(root: unknown, keys: readonly PropertyKey[]): { value: unknown; pair?: Pair } {
  let found: { value: unknown; pair?: Pair } = { value: root };
  for (const key of keys) {
    const next = step(found.value, key);
    if (!next) break;
    found = next;
  }
  return found;
}

function step(node: unknown, key: PropertyKey): { value: unknown; pair?: Pair } | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(key)];
    return item === undefined || item === null ? undefined : { value: item };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find((item) => isPair(item) && String(item.key) === String(key));
  if (!pair) return undefined;
  return { value: pair.value ?? pair.key, pair };
}
