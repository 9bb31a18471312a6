import { createRequire } from "node:module";
import path from "node:path";
import type { Message } from "../check/messages";
import type { ContentProblem } from "../check/problem";
import { isMapping } from "../walk-fields";
import type { ContentFile } from "./content-file";

/** The parser that the build uses; the check's own also knows the positions of values. */
const { load } = createRequire(path.resolve("node_modules/gatsby-transformer-yaml/index.js"))(
  "js-yaml",
) as { load: (text: string) => unknown };

interface ParseError extends Error {
  /** Counts from 0. */
  mark?: { line: number; column: number };
}

/**
 * What the build would read differently from the check, or not at all: versions of YAML differ about dates,
 * some numbers and some keys.
 * @param source a file without syntax errors
 */
export function readingProblems(source: ContentFile): ContentProblem[] {
  const { file, data, text } = source;
  let built: unknown;
  try {
    built = load(text);
  } catch (error) {
    const { line = 0, column = 0 } = (error as ParseError).mark ?? {};
    return [{ file, line: line + 1, column: column + 1, ...differs("…") }];
  }
  return differences(data, built).map(({ path, value }) => ({
    file,
    ...source.positionOf(path),
    ...differs(typeof value === "string" ? value : "…"),
  }));
}

const differs = (written: string): Message => ({ code: "differentReading", params: { written } });

interface Difference {
  path: PropertyKey[];
  value: unknown;
}

function differences(value: unknown, other: unknown, path: PropertyKey[] = []): Difference[] {
  if (Array.isArray(value) && Array.isArray(other) && value.length === other.length) {
    return value.flatMap((item, index) => differences(item, other[index], [...path, index]));
  }
  if (isMapping(value) && isMapping(other)) {
    const keys = Object.keys(value);
    if (keys.join("\n") === Object.keys(other).join("\n")) {
      return keys.flatMap((key) => differences(value[key], other[key], [...path, key]));
    }
  }
  return isSame(value, other) ? [] : [{ path, value }];
}

/** An empty file is `null` to one parser and `undefined` to the other. */
const isSame = (value: unknown, other: unknown) => Object.is(value ?? null, other ?? null);
