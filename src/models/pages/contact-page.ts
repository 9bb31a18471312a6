import { z } from "zod";
import { defineModel, f, singlePage } from "../../../packages/content-model";
import { anchors } from "../../utils/anchors";
import { filledList, pageHero } from "../parts";

const helpfulThing = f.group(
  "HelpfulThing",
  "Jedna rzecz, która ułatwia wycenę.",
  {
    icon: f.choice("QuoteTipIcon", "Ikona", {
      camera: "aparat",
      tape: "miarka",
      tree: "drzewo",
      stump: "pień",
      leaf: "liść",
      pin: "pinezka",
    }),
    title: f.label("Nazwa."),
    note: f.text("Wyjaśnienie, małą literą."),
  },
  "Podpowiedź",
);

const details = f.group("CompanyDetails", "Dane firmy, także na stronie „O nas”.", {
  heading: f.heading("Nagłówek."),
  legalName: f.label("Słowo przed pełną nazwą firmy."),
  address: f.label("Słowo przed adresem."),
  nip: f.label("Słowo przed numerem NIP."),
  regon: f.label("Słowo przed numerem REGON."),
  register: f.label("Słowo przed nazwą rejestru."),
  hours: f.label("Słowo przed godzinami."),
  responseTime: f.label("Słowo przed tym, kiedy firma odpowiada."),
  insurance: f.label("Słowo przed ubezpieczeniem."),
});

/** The page with the quote form. */
export const contactPage = defineModel({
  typeName: "ContactPage",
  label: "Kontakt",
  noun: "Strona „Kontakt”",
  description: "Strona „Kontakt”.",
  files: ["pages/kontakt.yaml"],
  pages: singlePage("/kontakt", { anchors: [anchors.quote], anchorsOf: "FaqItem" }),
  shows: ["FaqItem"],
  isShownElsewhere: true,
  shape: z.strictObject({
    seo: f.seo(),
    hero: pageHero.describe("Góra strony „Kontakt”."),
    quoteTips: f.group("QuoteTips", "Co ułatwia wycenę.", {
      heading: f.heading("Nagłówek."),
      note: f.text("Zdanie pod nagłówkiem."),
      items: filledList(helpfulThing, "Rzeczy, które ułatwiają wycenę."),
    }),
    details: details.describe("Podpisy danych firmy; puste dane się nie pokazują."),
  }),
});
