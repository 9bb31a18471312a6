import { z } from "zod";
import { defineModel, f, singlePage } from "../../../packages/content-model";
import { furtherLinks } from "../navigation";
import { steps } from "../parts";

/** Where a visitor arrives once an enquiry is stored. */
export const thankYouPage = defineModel({
  typeName: "ThankYouPage",
  description: "Strona po wysłaniu zapytania.",
  files: ["pages/dziekujemy.yaml"],
  pages: singlePage("/dziekujemy", { noIndex: true }),
  shape: z.strictObject({
    seo: f.seo(),
    headline: f.heading("Nagłówek."),
    numberLabel: f.text("Słowa pod numerem zapytania; bez numeru ich nie widać."),
    received: f.text("Zdanie, że zapytanie dotarło; bez numeru go nie widać."),
    withoutPhotos: f.text(
      "Zdanie dla kogoś, czyich zdjęć serwer nie przyjął; może mieć {phone} i {email}.",
    ),
    next: f.group("NextSteps", "Co będzie dalej.", {
      heading: f.heading("Nagłówek."),
      steps,
    }),
    links: furtherLinks(),
  }),
});
