import { z } from "zod";
import {
  defineModel,
  group,
  heading,
  label,
  seo,
  singlePage,
  text,
} from "../../../packages/content-model";
import { furtherLinks } from "../navigation";

/** Where a visitor arrives once an enquiry is stored. */
export const thankYouPage = defineModel({
  typeName: "ThankYouPage",
  description: "Strona po wysłaniu zapytania.",
  files: ["pages/dziekujemy.yaml"],
  pages: singlePage("/dziekujemy", { noIndex: true }),
  shape: z.strictObject({
    seo: seo(),
    headline: heading("Nagłówek."),
    numberLabel: text("Słowa pod numerem zapytania; bez numeru ich nie widać."),
    received: text("Zdanie, że zapytanie dotarło; bez numeru go nie widać."),
    withoutPhotos: text(
      "Zdanie dla kogoś, czyich zdjęć serwer nie przyjął; może mieć {phone} i {email}.",
    ),
    next: group("NextSteps", "Co będzie dalej.", {
      heading: heading("Nagłówek."),
      steps: z
        .array(
          group("NextStep", "Jeden krok.", {
            title: label("Nazwa kroku."),
            body: text("Jedno lub dwa zdania; mogą mieć {phone} i {email}."),
          }),
        )
        .min(1)
        .describe("Kroki po kolei."),
    }),
    links: furtherLinks(),
  }),
});
