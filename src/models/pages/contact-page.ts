import { z } from "zod";
import {
  defineModel,
  group,
  heading,
  label,
  photo,
  seo,
  singlePage,
  text,
} from "../../../packages/content-model";
import { anchors } from "../../utils/anchors";

const helpfulThing = group(
  "HelpfulThing",
  "Jedna rzecz, która ułatwia wycenę.",
  {
    icon: z
      .enum(["camera", "tape", "tree", "stump", "leaf", "pin"])
      .describe(
        "Ikona: camera – aparat, tape – miarka, tree – drzewo, stump – pień, leaf – liść, pin – pinezka.",
      ),
    title: label("Nazwa."),
    note: text("Wyjaśnienie, małą literą."),
  },
  "Podpowiedź",
);

const details = group("CompanyDetails", "Dane firmy, także na stronie „O nas”.", {
  heading: heading("Nagłówek."),
  legalName: label("Słowo przed pełną nazwą firmy."),
  address: label("Słowo przed adresem."),
  nip: label("Słowo przed numerem NIP."),
  regon: label("Słowo przed numerem REGON."),
  register: label("Słowo przed nazwą rejestru."),
  hours: label("Słowo przed godzinami."),
  responseTime: label("Słowo przed tym, kiedy firma odpowiada."),
  insurance: label("Słowo przed ubezpieczeniem."),
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
    seo: seo(),
    hero: group("ContactHero", "Góra strony „Kontakt”.", {
      headline: heading("Nagłówek strony."),
      pitch: text("Jedno lub dwa zdania pod nagłówkiem."),
      photo: photo("Zdjęcie na górze strony."),
    }),
    quoteTips: group("QuoteTips", "Co ułatwia wycenę.", {
      heading: heading("Nagłówek."),
      note: text("Zdanie pod nagłówkiem."),
      items: z.array(helpfulThing).min(1).describe("Rzeczy, które ułatwiają wycenę."),
    }),
    details: details.describe("Podpisy danych firmy; puste dane się nie pokazują."),
  }),
});
