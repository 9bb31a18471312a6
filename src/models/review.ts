import { z } from "zod";
import {
  date,
  defineModel,
  group,
  label,
  reference,
  text,
  webAddress,
} from "../../packages/content-model";

/** What a customer has written about finished work, where others can read it, too. */
export const review = defineModel({
  typeName: "Review",
  label: "Opinie",
  noun: "Opinia",
  description: "Opinia klienta. Tylko prawdziwa, ze źródłem, w którym można ją przeczytać.",
  files: ["reviews.yaml"],
  isList: true,
  shape: z.strictObject({
    author: label("Kto ją napisał, tak jak podpisał się w źródle."),
    text: text("Treść opinii, dosłownie; może być fragmentem."),
    date: date("Kiedy ją napisano, na przykład 2026-11-01."),
    source: group("ReviewSource", "Gdzie opublikowano opinię.", {
      name: label("Nazwa serwisu, na przykład Google."),
      url: webAddress("Adres opinii albo profilu, od https://."),
    }),
    service: reference("Service", "Usługa, której dotyczy opinia.").optional(),
    town: reference("Town", "Miejscowość, w której wykonano prace.").optional(),
  }),
});
