import { z } from "zod";
import { defineModel, f, singlePage } from "gatsby-plugin-typed-content";
import { anchors } from "../../utils/anchors";
import { contactPath } from "../../utils/paths";
import { filledList, pageHero } from "../parts";

const helpfulThing = f.group(
  "HelpfulThing",
  {
    label: "Podpowiedź",
    hint: "Jedna rzecz, która ułatwia wycenę.",
    add: "podpowiedź",
    titleKey: "title",
  },
  {
    icon: f.choice(
      "QuoteTipIcon",
      { label: "Ikona", hiddenInLists: true },
      {
        camera: "aparat",
        tape: "miarka",
        tree: "drzewo",
        stump: "pień",
        leaf: "liść",
        pin: "pinezka",
      },
    ),
    title: f.label("Nazwa"),
    note: f.text({ label: "Wyjaśnienie", hint: "Małą literą." }),
  },
);

const details = f.group(
  "CompanyDetails",
  {
    label: "Podpisy danych firmy",
    hint: "Także na stronie „O nas”. Puste dane się nie pokazują.",
  },
  {
    heading: f.heading("Nagłówek"),
    legalName: f.label("Słowo przed pełną nazwą firmy"),
    address: f.label("Słowo przed adresem"),
    nip: f.label("Słowo przed numerem NIP"),
    regon: f.label("Słowo przed numerem REGON"),
    register: f.label("Słowo przed nazwą rejestru"),
    hours: f.label("Słowo przed godzinami"),
    responseTime: f.label("Słowo przed tym, kiedy firma odpowiada"),
    insurance: f.label("Słowo przed ubezpieczeniem"),
  },
);

/** The page with the quote form. */
export const contactPage = defineModel({
  typeName: "ContactPage",
  label: "Kontakt",
  noun: "Strona „Kontakt”",
  description: "Strona „Kontakt”.",
  files: ["pages/kontakt.yaml"],
  pages: singlePage(contactPath, {
    anchors: [anchors.quote],
    anchorsOf: "FaqItem",
    shows: ["FaqItem"],
    isShownElsewhere: true,
  }),
  shape: z.strictObject({
    seo: f.seo(),
    hero: f.labelled(pageHero, "Góra strony „Kontakt”"),
    quoteTips: f.group("QuoteTips", "Co ułatwia wycenę", {
      heading: f.heading("Nagłówek"),
      note: f.text("Zdanie pod nagłówkiem"),
      items: filledList(helpfulThing, "Rzeczy, które ułatwiają wycenę"),
    }),
    details,
  }),
});
