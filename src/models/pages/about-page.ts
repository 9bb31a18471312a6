import { z } from "zod";
import { defineModel, f, singlePage } from "../../../packages/content-model";
import { anchors } from "../../utils/anchors";
import { pageHero } from "../parts";

const banner = f.group("AboutBanner", "Baner: nagłówek, akapit i zdjęcie.", {
  heading: f.heading("Nagłówek."),
  body: f.text("Akapit tekstu."),
  photo: f.photo("Zdjęcie obok tekstu."),
  drawing: f.reference("Drawing", "Rysunek obok tekstu, zamiast zdjęcia.").optional(),
});

/** The page about the company. */
export const aboutPage = defineModel({
  typeName: "AboutPage",
  label: "O nas",
  noun: "Strona „O nas”",
  description: "Strona „O nas”.",
  files: ["pages/o-nas.yaml"],
  pages: singlePage("/o-nas", { anchors: [anchors.team, anchors.quote], anchorsOf: "FaqItem" }),
  shows: ["FaqItem", "EquipmentItem"],
  shape: z.strictObject({
    seo: f.seo(),
    hero: pageHero.describe("Góra strony „O nas”."),
    bodyLabel: f.label("Nazwa bloku z tekstem o firmie dla czytników ekranu."),
    body: f.markdown("Tekst o firmie (Markdown); pierwszy akapit jest większy."),
    servicesHeading: f.heading("Nagłówek nad listą usług."),
    experts: banner.describe("Baner o zespole ekspertów."),
    team: f
      .group("AboutTeam", "Ludzie z danych firmy.", {
        heading: f.heading("Nagłówek."),
        number: f.label("Słowo przed numerem dyplomu lub uprawnień."),
      })
      .describe("Blok z ludźmi; pokazuje się, gdy są wpisani w danych firmy."),
    honesty: banner.describe("Baner o uczciwości i staranności."),
  }),
});
