import { z } from "zod";
import { anchors } from "../../../utils/anchors";
import { defineModel, singlePage } from "../../model";
import { group, heading, label, photo, seo, text } from "../../fields";

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

/** The page with the quote form. */
export const contactPage = defineModel({
  typeName: "ContactPage",
  label: "Kontakt",
  noun: "Strona „Kontakt”",
  description: "Strona „Kontakt”.",
  files: /^pages\/kontakt\.yaml$/,
  pages: singlePage("/kontakt", { anchors: [anchors.quote], hasQuestions: true }),
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
  }),
});
