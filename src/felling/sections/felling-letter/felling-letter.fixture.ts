import { readFileSync } from "node:fs";
import { parse } from "yaml";

const file = "content/pages/czy-potrzebne-zezwolenie.yaml";

/** The words that visitors get. */
export const { letter: letterWords, deadlines: deadlinesWords } = parse(
  readFileSync(file, "utf8"),
) as Queries.FellingLetterWordsFragment;
