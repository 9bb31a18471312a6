import type { Model, RecordSource } from "../model";
import type { ContentFile, Position } from "../read/content-file";
import { count, type Words } from "../wording";

/** One mistake in the content: where it is, what is wrong, and what to write instead. */
export interface ContentProblem extends Position, Words {
  /** Place below the content folder. */
  file: string;
}

/** A record with the file it came from and its place in that file. Its shape may be wrong. */
export interface PlacedRecord extends RecordSource {
  model: Model;
  source: ContentFile;
  path: PropertyKey[];
}

/** A value of a record, by its path. */
export interface PlacedValue {
  record: PlacedRecord;
  path: PropertyKey[];
}

/** `content/faq.yaml:12:5  Pytanie …`, one line per problem. */
export function formatProblem({ file, line, column, problem, remedy }: ContentProblem): string {
  return `content/${file}:${line}:${column}  ${problem} ${remedy}`;
}

/** All problems and their number; the same text in the terminal, the build and the browser. */
export function formatReport(problems: ContentProblem[]): string {
  const total = count(problems.length, "błąd", "błędy", "błędów");
  return [...problems.map(formatProblem), "", `W treści: ${total}.`].join("\n");
}

/** Places a problem at the value that a path leads to. */
export function problemAt(
  { source, path }: Pick<PlacedRecord, "source" | "path">,
  inner: readonly PropertyKey[],
  words: Words,
): ContentProblem {
  return { file: source.file, ...source.positionOf([...path, ...inner]), ...words };
}

/** One problem in several places: reported at the first, with a list of the others. */
export function problemAtAll(
  places: readonly [PlacedValue, ...PlacedValue[]],
  { problem, remedy }: Words,
): ContentProblem {
  const [{ record, path }, ...others] = places;
  const also = others.map(({ record: { source, path: start }, path: inner }) => {
    const { line } = source.positionOf([...start, ...inner]);
    return `content/${source.file}:${line}`;
  });
  const list = also.length > 0 ? ` To samo w: ${also.join(", ")}.` : "";
  return problemAt(record, path, { problem, remedy: remedy + list });
}
