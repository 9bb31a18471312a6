import { repeats } from "@typed-site/utils";
import { problemAt } from "../problem";
import type { PlacedText, Rule } from "./rule";

/** Titles and descriptions that two pages share: a list of search results would not tell them apart. */
export const headProblems: Rule = ({ texts }) => {
  const words = texts.filter(({ path }) => path.at(-2) === "seo");
  const keyOf = ({ path, value }: PlacedText) => `${String(path.at(-1))} ${value.trim()}`;
  return repeats(words, keyOf).map(([{ record, path }, first]) =>
    problemAt(record, path, { code: "sameHead", params: { first } }),
  );
};
