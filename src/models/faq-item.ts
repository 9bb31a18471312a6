import { z } from "zod";
import { defineModel, f } from "../../packages/content-model";
import { repeats } from "../../packages/utils";
import { questionAnchor } from "../utils/anchors";

/** A question that visitors ask, with its answer. */
export const faqItem = defineModel({
  typeName: "FaqItem",
  label: "Pytania i odpowiedzi",
  noun: "Pytanie",
  description: "Pytanie i odpowiedź.",
  files: ["faq.yaml"],
  isList: true,
  leastLength: 1,
  shape: z.strictObject({
    slug: f.shortName(
      "Krótka nazwa do odnośnika (#faq-…): małe litery, cyfry i łączniki, bez polskich znaków, na przykład ile-trwa.",
      "question",
    ),
    question: f.heading("Pytanie."),
    answer: f.markdown("Odpowiedź (Markdown)."),
  }),
  anchor: ({ data: { slug } }) => questionAnchor(String(slug)),
  check: (records) =>
    repeats(records, ({ data: { slug } }) => slug).map(([record]) => ({
      record,
      path: ["slug"],
      problem: `Krótka nazwa „${String(record.data.slug)}” jest na liście drugi raz, a prowadzi do niej odnośnik.`,
      remedy: "Zmień jedną z nich.",
    })),
});
