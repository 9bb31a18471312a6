import { repeats } from "../../../utils";
import { groupFields } from "../../walk-fields";
import { problemAt } from "../problem";
import type { Rule } from "./rule";

/** Titles and descriptions that two pages share: a list of search results would not tell them apart. */
export const headProblems: Rule = ({ records }) => {
  const words = records.flatMap((record) =>
    groupFields(record.model.shape, record.data)
      .filter(({ path }) => path.at(-1) === "seo")
      .flatMap(({ value, path }) =>
        ["title", "description"].map((key) => ({ record, path: [...path, key], text: value[key] })),
      ),
  );
  const keyOf = ({ path, text }: (typeof words)[number]) =>
    typeof text === "string" ? `${String(path.at(-1))} ${text.trim()}` : undefined;
  return repeats(words, keyOf).map(([{ record, path }, first]) =>
    problemAt(record, path, { code: "sameHead", params: { first } }),
  );
};
