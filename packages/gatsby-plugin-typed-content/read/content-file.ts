import type { SyntaxMessage } from "./syntax-message";

/** A place in a text file; both count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A YAML file that was read: its data, and the position of each part. */
export interface ContentFile {
  /** Place below the content folder, with forward slashes, NFC. */
  file: string;
  text: string;
  data: unknown;
  syntaxErrors: (Position & SyntaxMessage)[];
  /** Position of the value at a path, or of the nearest part above it that exists. */
  positionOf(path: readonly PropertyKey[]): Position;
  /** Position of the key at a path, where it is a key of a mapping. */
  positionOfKey(path: readonly PropertyKey[]): Position;
  /** Position of some words inside the value at a path; of the value where they aren't found. */
  positionOfWords(path: readonly PropertyKey[], words: string): Position;
  /** The value at a path as it is written in the file: `+48500100200`, which YAML takes for a number. */
  sourceOf(path: readonly PropertyKey[]): string;
}
