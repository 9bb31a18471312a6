import { z } from "zod";
import { defineModel, f, singlePage } from "../../../packages/content-model";
import { anchors } from "../../utils/anchors";

const banner = (description: string) =>
  f
    .group("AboutBanner", "Baner: nagłówek, akapit i zdjęcie.", {
      heading: f.heading("Nagłówek."),
      body: f.text("Akapit tekstu."),
      photo: f.photo("Zdjęcie obok tekstu."),
    })
    .describe(description);

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
    hero: f.group("AboutHero", "Góra strony „O nas”.", {
      headline: f.heading("Nagłówek strony."),
      pitch: f.text("Jedno zdanie pod nagłówkiem."),
      photo: f.photo("Zdjęcie na górze strony."),
    }),
    bodyLabel: f.label("Nazwa bloku z tekstem o firmie dla czytników ekranu."),
    body: f.markdown("Tekst o firmie (Markdown); pierwszy akapit jest większy."),
    servicesHeading: f.heading("Nagłówek nad listą usług."),
    experts: banner("Baner o zespole ekspertów."),
    team: f
      .group("AboutTeam", "Ludzie z danych firmy.", {
        heading: f.heading("Nagłówek."),
        number: f.label("Słowo przed numerem dyplomu lub uprawnień."),
      })
      .describe("Blok z ludźmi; pokazuje się, gdy są wpisani w danych firmy."),
    honesty: banner("Baner o uczciwości i staranności."),
  }),
});
