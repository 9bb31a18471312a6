import type { z } from "zod";
import { entryOf, fieldsOf } from "../fields";
import { valueAt } from "../walk-fields";
import { deceptiveCharacterIn } from "./deceptive-character";
import type { Message } from "./message";
import { nearest } from "./nearest";
import { type ContentProblem, problemAt } from "./problem";
import { fieldsAt, type PlacedRecord } from "./subject";

type Path = readonly PropertyKey[];

/**
 * A key that its group doesn't have.
 * @param path of the group
 * @returns the problem, and the path of the missing key that was probably meant
 */
export function unknownKey(
  key: string,
  path: Path,
  record: PlacedRecord,
): { problem: ContentProblem; meant: Path } {
  const written = valueAt(record.data, path) as object;
  const missing = fieldsAt({ record, path }).flatMap(([name]) => (name in written ? [] : name));
  const guess = nearest(key, missing);
  const message = messageFor(key, guess, path, record);
  const position = record.source.positionOfKey([...record.path, ...path, key]);
  const problem = { ...problemAt(record, [...path, key], message), ...position };
  return { problem, meant: [...path, guess ?? ""] };
}

/**
 * What is wrong with a key.
 * @param guess the missing key that resembles it
 * @param path of its group
 */
function messageFor(
  key: string,
  guess: string | undefined,
  path: Path,
  record: PlacedRecord,
): Message {
  const unknown: Message = { code: "unknownKey", params: { key, guess } };
  const deceptiveCharacter = deceptiveCharacterIn(key);
  if (deceptiveCharacter)
    return { code: "deceptiveCharacterInKey", params: { ...deceptiveCharacter, guess } };
  if (key.startsWith("//")) return { code: "slashComment" };
  if (guess !== undefined) return unknown;
  return misplaced(key, path, record) ?? unknown;
}

/** A key that the whole thing or another group of it has: mostly a wrong indentation. */
function misplaced(key: string, path: Path, { model }: PlacedRecord): Message | undefined {
  const { isList, shape } = model;
  if (path.length > (isList ? 1 : 0) && key in shape.shape) {
    return { code: "misplacedKey", params: { key } };
  }
  const home = homeOf(key, shape);
  return home === undefined ? undefined : { code: "misplacedKey", params: { key, home } };
}

/** The group that has a key of this name, somewhere in a model. */
function homeOf(key: string, schema: z.ZodType, name?: string): string | undefined {
  const entry = entryOf(schema);
  if (entry) return homeOf(key, entry, name);
  const fields = fieldsOf(schema) ?? {};
  if (name !== undefined && Object.hasOwn(fields, key)) return name;
  return Object.entries(fields)
    .map(([group, field]) => homeOf(key, field, group))
    .find(Boolean);
}
