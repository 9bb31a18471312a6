import { z } from "zod";
import { repeats } from "@typed-site/utils";
import { defineModel, f, type RecordProblem, type RecordSource } from "gatsby-plugin-typed-content";
import { questionAnchor } from "../utils/anchors";
import { slugsTwice } from "./slugs-twice";

/** A question that visitors ask, with its answer. */
export const faqItem = defineModel({
  typeName: "FaqItem",
  label: "Pytania i odpowiedzi",
  noun: "Pytanie",
  add: "pytanie",
  titleKey: "question",
  description: "Pytanie i odpowiedź.",
  editor: { group: "Pytania i opinie" },
  files: ["faq.yaml"],
  isList: true,
  leastLength: 1,
  shape: z.strictObject({
    slug: f.shortName(
      {
        label: "Krótka nazwa w adresie",
        hint: "Kończy adres, pod którym jest to pytanie. Małe litery, cyfry i łączniki, bez polskich znaków, na przykład ile-trwa.",
        inFile: "Odnośnik to #faq-ile-trwa.",
      },
      "question",
    ),
    question: f.heading("Pytanie"),
    answer: f.markdown("Odpowiedź"),
  }),
  pages: { anchor: ({ data: { slug } }) => questionAnchor(String(slug)) },
  check: (records) => {
    const again = questionsTwice(records);
    const others = records.filter((record) => again.every((problem) => problem.record !== record));
    return [...again, ...slugsTwice(others, "prowadzi do niej odnośnik")];
  },
});

/** Questions that another one asks in the same words: mostly an entry that was pasted twice. */
const questionsTwice = (records: RecordSource[]): RecordProblem[] =>
  repeats(records, ({ data: { question } }) =>
    typeof question === "string" ? question.trim().toLowerCase() : undefined,
  ).map(([record]) => ({
    record,
    path: ["question"],
    problem: `Pytanie „${String(record.data.question)}” jest na liście drugi raz.`,
    remedy: "Usuń jedno z nich razem z odpowiedzią.",
  }));
