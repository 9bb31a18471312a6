import { z } from "zod";
import { defineModel, f, singlePage } from "gatsby-plugin-typed-content";
import { thanksPath } from "../../utils/paths";
import { furtherLinks } from "../navigation";
import { steps } from "../parts";

/** Where a visitor arrives once an enquiry is stored. */
export const thankYouPage = defineModel({
  typeName: "ThankYouPage",
  label: "Strona po wysłaniu zapytania",
  description: "Strona po wysłaniu zapytania.",
  files: ["pages/dziekujemy.yaml"],
  pages: singlePage(thanksPath, { noIndex: true }),
  shape: z.strictObject({
    seo: f.seo(),
    headline: f.heading("Nagłówek"),
    numberLabel: f.line({
      label: "Słowa pod numerem zapytania",
      hint: "Bez numeru ich nie widać.",
    }),
    received: f.text({
      label: "Zdanie, że zapytanie dotarło",
      hint: "Bez numeru go nie widać.",
    }),
    withoutPhotos: f.text({
      label: "Zdanie dla kogoś, czyich zdjęć serwer nie przyjął",
      hint: "Może mieć {phone} i {email}.",
    }),
    next: f.group("NextSteps", "Co będzie dalej", {
      heading: f.heading("Nagłówek"),
      steps,
      urgent: f.markdown({
        label: "Co zrobić, gdy sprawa jest pilna, pod krokami",
        hint: "Z odnośnikami do numeru telefonu i adresu e-mail.",
      }),
    }),
    links: furtherLinks(),
  }),
});
