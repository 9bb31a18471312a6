import { repeats } from "../../repeats";
import { groupFields } from "../../walk-fields";
import { type ContentProblem, type PlacedRecord, problemAt } from "../problem";
import { subjectIn } from "../subject";

/** Titles and descriptions that two pages share: a list of search results would not tell them apart. */
export function headProblems(records: PlacedRecord[]): ContentProblem[] {
  const words = records.flatMap((record) =>
    groupFields(record.model.shape, record.data)
      .filter(({ path }) => path.at(-1) === "seo")
      .flatMap(({ value, path }) =>
        ["title", "description"].map((key) => ({ record, path: [...path, key], text: value[key] })),
      ),
  );
  const keyOf = ({ path, text }: (typeof words)[number]) =>
    typeof text === "string" ? `${String(path.at(-1))} ${text.trim()}` : undefined;
  return repeats(words, keyOf).map(([{ record, path }, { record: other, path: first }]) => {
    const { name, field } = subjectIn(record, path);
    const { line } = other.source.positionOf([...other.path, ...first]);
    return problemAt(record, path, {
      problem: `${name}: pozycja ${field} jest taka sama jak w content/${other.file}:${line}, a w wyszukiwarce to po niej poznaje się stronę.`,
      remedy: "Napisz, o czym jest właśnie ta strona.",
    });
  });
}
