import { z } from "zod";
import { defineModel, f } from "gatsby-plugin-typed-content";
import { slugsTwice } from "../slugs-twice";

/** What makes a time of the year good or bad for some services. */
export const seasonReason = defineModel({
  typeName: "SeasonReason",
  label: "Co decyduje o terminach prac",
  noun: "Powód",
  add: "powód",
  titleKey: "title",
  description: "Co decyduje o tym, w których miesiącach wykonuje się usługę.",
  editor: { group: "Pory roku i zezwolenia" },
  files: ["season-reasons.yaml"],
  isList: true,
  leastLength: 1,
  shape: z.strictObject({
    slug: f.shortName(
      {
        label: "Krótka nazwa do terminów usług",
        hint: "Małe litery, cyfry i łączniki, bez polskich znaków, na przykład frost.",
      },
      "title",
    ),
    title: f.label({ label: "Nazwa", hint: "Małą literą, na przykład mróz." }),
    body: f.text({ label: "Co to znaczy dla prac", hint: "W dwóch lub trzech zdaniach." }),
  }),
  key: {
    field: "slug",
    of: ({ data: { slug } }) => (typeof slug === "string" ? slug : ""),
    missing: "na liście w pliku season-reasons.yaml nie ma takiego powodu",
  },
  check: (records) => slugsTwice(records, "powołują się na nią terminy usług"),
});
