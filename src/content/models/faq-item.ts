import { z } from "zod";
import { heading, markdown, plain } from "../fields";
import { defineModel, type RecordProblem, type RecordSource } from "../model";

/** A question that visitors ask, with its answer. */
export const faqItem = defineModel({
  typeName: "FaqItem",
  label: "Pytania i odpowiedzi",
  noun: "Pytanie",
  description: "Pytanie i odpowiedź.",
  files: /^faq\.yaml$/,
  isList: true,
  leastLength: 1,
  shape: z.strictObject({
    slug: plain(
      "Krótka nazwa do odnośnika (#faq-…): małe litery, cyfry i łączniki, bez polskich znaków, na przykład ile-trwa.",
    ).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    question: heading("Pytanie."),
    answer: markdown("Odpowiedź (Markdown)."),
  }),
  check: (records) => slugsTwice(records),
});

function slugsTwice(records: RecordSource[]): RecordProblem[] {
  const taken = new Set<unknown>();
  return records.flatMap((record) => {
    const { slug } = record.data;
    if (typeof slug !== "string" || !taken.has(slug)) {
      taken.add(slug);
      return [];
    }
    return [
      {
        record,
        path: ["slug"],
        problem: `Krótka nazwa „${slug}” jest na liście drugi raz, a prowadzi do niej odnośnik.`,
        remedy: "Zmień jedną z nich.",
      },
    ];
  });
}
