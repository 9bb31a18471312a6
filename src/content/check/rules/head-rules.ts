import { groupFields } from "../../walk-fields";
import { type ContentProblem, type PlacedRecord, problemAt } from "../problem";
import { subjectOf } from "../subject";

/** Titles and descriptions that two pages share: a list of search results would not tell them apart. */
export function headProblems(records: PlacedRecord[]): ContentProblem[] {
  const heads = records.flatMap((record) =>
    groupFields(record.model.shape, record.data)
      .filter(({ path }) => path.at(-1) === "seo")
      .map(({ value, path }) => ({ record, value, path })),
  );
  return ["title", "description"].flatMap((key) => {
    const first = new Map<string, (typeof heads)[number]>();
    return heads.flatMap((head) => {
      const { record } = head;
      const words = head.value[key];
      if (typeof words !== "string") return [];
      const other = first.get(words.trim());
      if (!other) {
        first.set(words.trim(), head);
        return [];
      }
      const path = [...head.path, key];
      const { name, field } = subjectOf(record.model, record.data, path);
      const { file, source } = other.record;
      const { line } = source.positionOf([...other.record.path, ...other.path, key]);
      return [
        problemAt(record, path, {
          problem: `${name}: pozycja ${field} jest taka sama jak w content/${file}:${line}, a w wyszukiwarce to po niej poznaje się stronę.`,
          remedy: "Napisz, o czym jest właśnie ta strona.",
        }),
      ];
    });
  });
}
