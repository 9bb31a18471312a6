import { z } from "zod";
import { defineModel } from "../define-model";
import { markdown, plain, text } from "../fields";

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
      "Krótka nazwa do odnośnika (#faq-…): małe litery, cyfry i łączniki, bez polskich znaków.",
    ).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    question: text("Pytanie."),
    answer: markdown("Odpowiedź (Markdown)."),
  }),
});
