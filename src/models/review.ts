import { z } from "zod";
import { defineModel, f } from "gatsby-plugin-typed-content";

/** A customer's review of finished work, published elsewhere too. */
export const review = defineModel({
  typeName: "Review",
  label: "Opinie",
  noun: "Opinia",
  add: "opinię",
  titleKey: "author",
  description: "Opinia klienta. Tylko prawdziwa, ze źródłem, w którym można ją przeczytać.",
  editor: { group: "Pytania i opinie" },
  files: ["reviews.yaml"],
  isList: true,
  shape: z.strictObject({
    author: f.label({ label: "Kto ją napisał", hint: "Tak jak podpisał się w źródle." }),
    text: f.text({ label: "Treść opinii", hint: "Dosłownie; może być fragmentem." }),
    date: f.date({ label: "Kiedy ją napisano", inFile: "Na przykład 2026-11-01." }),
    source: f.group("ReviewSource", "Gdzie opublikowano opinię", {
      name: f.label({ label: "Nazwa serwisu", hint: "Na przykład Google." }),
      url: f.webAddress({ label: "Adres opinii albo profilu", hint: "Zaczyna się od https://." }),
    }),
    service: f.reference("Service", "Usługa, której dotyczy opinia").optional(),
    town: f.reference("Town", "Miejscowość, w której wykonano prace").optional(),
  }),
  check: (records, _known, today) =>
    records.flatMap((record) => {
      const { data: date } = z.iso.date().safeParse(record.data.date);
      if (date === undefined || date <= today) return [];
      const problem = `Dzień „${date}”, w którym napisano opinię, dopiero będzie.`;
      const remedy = "Popraw datę; jest przy opinii w jej źródle.";
      return [{ record, path: ["date"], problem, remedy }];
    }),
});
