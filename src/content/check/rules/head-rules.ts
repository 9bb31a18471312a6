import { isMapping } from "../../walk-fields";
import { type ContentProblem, type PlacedRecord, problemAt } from "../problem";
import { subjectOf } from "../subject";

/** Titles and descriptions that two pages share: a list of search results would not tell them apart. */
export function headProblems(records: PlacedRecord[]): ContentProblem[] {
  return ["title", "description"].flatMap((key) => {
    const first = new Map<string, PlacedRecord>();
    return records.flatMap((record) => {
      const { seo } = record.data ?? {};
      const words = isMapping(seo) ? seo[key] : undefined;
      if (typeof words !== "string") return [];
      const other = first.get(words.trim());
      if (!other) {
        first.set(words.trim(), record);
        return [];
      }
      const path = ["seo", key];
      const { name, field } = subjectOf(record.model, record.data, path);
      const { file, source } = other;
      return [
        problemAt(record, path, {
          problem: `${name}: pozycja ${field} jest taka sama jak w content/${file}:${source.positionOf(path).line}, a w wyszukiwarce to po niej poznaje się stronę.`,
          remedy: "Napisz, o czym jest właśnie ta strona.",
        }),
      ];
    });
  });
}
