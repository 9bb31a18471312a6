import { z } from "zod";
import { defineModel, f, singlePage } from "gatsby-plugin-typed-content";
import { notSentPath } from "../../utils/paths";
import { furtherLinks } from "../navigation";

/** The page for an enquiry sent without JavaScript that the server could not accept. */
export const notSentPage = defineModel({
  typeName: "NotSentPage",
  label: "Strona po nieudanym wysłaniu",
  description: "Strona pokazywana, gdy zapytania nie udało się przyjąć.",
  files: ["pages/nie-wyslano.yaml"],
  pages: singlePage(notSentPath, { noIndex: true }),
  shape: z.strictObject({
    seo: f.seo(),
    headline: f.heading("Nagłówek"),
    body: f.markdown({
      label: "Co robić dalej",
      hint: "Może mieć {phone}, {phoneLink} i {email}. {megabytes} to ile megabajtów mogą mieć zdjęcia razem.",
      uses: ["megabytes"],
    }),
    links: furtherLinks(),
  }),
});
