import type { Words } from "../wording";
import { type ContentProblem, type PlacedRecord, problemAt } from "./problem";
import { subjectIn } from "./subject";

/** A mistake in a text; its sentence goes on after „w pozycji …”. */
export interface Finding extends Words {
  /** The words in the text that are wrong. */
  words: string;
}

/** What is wrong with some words of a text; nothing where there are none. */
export const finding = (words: string | undefined, tell: (words: string) => Words): Finding[] =>
  words === undefined ? [] : [{ words, ...tell(words) }];

/** Places what was found in a text of a record, at the words. */
export function problemInText(
  record: PlacedRecord,
  path: readonly PropertyKey[],
  { words, problem, remedy }: Finding,
): ContentProblem {
  const { name, field } = subjectIn(record, path);
  return {
    ...problemAt(record, path, { problem: `${name}: w pozycji ${field} ${problem}`, remedy }),
    ...record.source.positionOfWords([...record.path, ...path], words),
  };
}
