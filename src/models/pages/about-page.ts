import { z } from "zod";
import { defineModel, f, singlePage } from "gatsby-plugin-typed-content";
import { anchors } from "../../utils/anchors";
import { aboutPath } from "../../utils/paths";
import { pageHero } from "../parts";

const banner = f.group("AboutBanner", "Baner: nagłówek, akapit i zdjęcie", {
  heading: f.heading("Nagłówek"),
  body: f.text("Akapit tekstu"),
  photo: f.photo("Zdjęcie obok tekstu"),
  drawing: f.reference("Drawing", "Rysunek obok tekstu, zamiast zdjęcia").optional(),
});

/** The page about the company. */
export const aboutPage = defineModel({
  typeName: "AboutPage",
  label: "O nas",
  noun: "Strona „O nas”",
  description: "Strona „O nas”.",
  files: ["pages/o-nas.yaml"],
  pages: singlePage(aboutPath, {
    anchors: [anchors.team, anchors.quote],
    anchorsOf: "FaqItem",
    shows: ["FaqItem", "EquipmentItem"],
  }),
  shape: z.strictObject({
    seo: f.seo(),
    hero: f.labelled(pageHero, "Góra strony „O nas”"),
    bodyLabel: f.label({ label: "Nazwa bloku z tekstem o firmie", hint: "Dla czytników ekranu." }),
    body: f.markdown({ label: "Tekst o firmie", hint: "Pierwszy akapit jest większy." }),
    servicesHeading: f.heading("Nagłówek nad listą usług"),
    experts: f.labelled(banner, "Baner o zespole ekspertów"),
    team: f.group(
      "AboutTeam",
      {
        label: "Blok z ludźmi",
        hint: "Pokazuje się, gdy są wpisani w danych firmy.",
      },
      {
        heading: f.heading("Nagłówek"),
        number: f.label("Słowo przed numerem dyplomu lub uprawnień"),
      },
    ),
    honesty: f.labelled(banner, "Baner o uczciwości i staranności"),
  }),
});
