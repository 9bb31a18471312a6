import { tinyContent as content } from "../tiny-content.fixture";
import { mergeFiles } from "./merge-files";

const faq = (comment: string, question: string, answer: string) =>
  Buffer.from(`${comment}- slug: ile\n  question: ${question}\n  answer: ${answer}\n`);

test("two changes of an entry come together, with the comments that were pushed", () => {
  const { bytes, clashes } = mergeFiles(content, "faq.yaml", {
    base: faq("", "Ile?", "Tyle."),
    theirs: faq("# Pytania z telefonu.\n", "Ile trwa?", "Tyle."),
    mine: faq("", "Ile?", "Tydzień."),
  });
  expect(clashes).toEqual([]);
  expect(bytes?.toString()).toBe(
    faq("# Pytania z telefonu.\n", "Ile trwa?", "Tydzień.").toString(),
  );
});
