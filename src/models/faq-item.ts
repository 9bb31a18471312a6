import { z } from "zod";
import { defineModel, f } from "../../packages/content-model";
import { questionAnchor } from "../utils/anchors";
import { slugsTwice } from "./slugs-twice";

/** A question that visitors ask, with its answer. */
export const faqItem = defineModel({
  typeName: "FaqItem",
  label: "Pytania i odpowiedzi",
  noun: "Pytanie",
  group: "Pytania i opinie",
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
  check: (records) => slugsTwice(records, "prowadzi do niej odnośnik"),
});
