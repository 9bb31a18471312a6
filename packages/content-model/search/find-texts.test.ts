import { z } from "zod";
import { markdown } from "../fields";
import { findTexts, textsIn } from "./find-texts";

const texts = textsIn(z.strictObject({ body: markdown("The body.") }), "trees.yaml", {
  body: "1. marca zaczyna się **ochrona**.\n15. października się kończy.\n\n- siew\n  - łąka\u200b kwietna",
});

test.each([
  "15. października",
  "się ochrona. 15.",
  "MARCA ZACZYNA",
  "siew łąka",
  "laka kwietna",
  "łą\u00adka",
])("what a page shows is found: %s", (words) => {
  expect(findTexts(texts, words)).toHaveLength(1);
});

test.each(["**ochrona**", "- siew", " "])("what it does not show is not found: %s", (words) => {
  expect(findTexts(texts, words)).toEqual([]);
});
