import { z } from "zod";
import { defineModel, f } from "../../../packages/content-model";
import { slugsTwice } from "../slugs-twice";

/** What makes a time of the year good or bad for some services. */
export const seasonReason = defineModel({
  typeName: "SeasonReason",
  label: "Co decyduje o terminach prac",
  noun: "Powód",
  group: "Pory roku i zezwolenia",
  description: "Co decyduje o tym, w których miesiącach wykonuje się usługę.",
  files: ["season-reasons.yaml"],
  isList: true,
  leastLength: 1,
  shape: z.strictObject({
    slug: f.shortName(
      "Krótka nazwa do terminów usług: małe litery, cyfry i łączniki, bez polskich znaków, na przykład frost.",
      "title",
    ),
    title: f.label("Nazwa, małą literą, na przykład mróz."),
    body: f.text("Co to znaczy dla prac, w dwóch lub trzech zdaniach."),
  }),
  key: {
    field: "slug",
    of: ({ data: { slug } }) => (typeof slug === "string" ? slug : ""),
    missing: "na liście w pliku season-reasons.yaml nie ma takiego powodu",
  },
  check: (records) => slugsTwice(records, "powołują się na nią terminy usług"),
});
