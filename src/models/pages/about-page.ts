import { z } from "zod";
import {
  defineModel,
  group,
  heading,
  label,
  markdown,
  photo,
  seo,
  singlePage,
  text,
} from "../../../packages/content-model";
import { anchors } from "../../utils/anchors";

const banner = (description: string) =>
  group("AboutBanner", "Baner: nagłówek, akapit i zdjęcie.", {
    heading: heading("Nagłówek."),
    body: text("Akapit tekstu."),
    photo: photo("Zdjęcie obok tekstu."),
  }).describe(description);

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
    seo: seo(),
    hero: group("AboutHero", "Góra strony „O nas”.", {
      headline: heading("Nagłówek strony."),
      pitch: text("Jedno zdanie pod nagłówkiem."),
      photo: photo("Zdjęcie na górze strony."),
    }),
    bodyLabel: label("Nazwa bloku z tekstem o firmie dla czytników ekranu."),
    body: markdown("Tekst o firmie (Markdown); pierwszy akapit jest większy."),
    servicesHeading: heading("Nagłówek nad listą usług."),
    experts: banner("Baner o zespole ekspertów."),
    team: group("AboutTeam", "Ludzie z danych firmy.", {
      heading: heading("Nagłówek."),
      number: label("Słowo przed numerem dyplomu lub uprawnień."),
    }).describe("Blok z ludźmi; pokazuje się, gdy są wpisani w danych firmy."),
    honesty: banner("Baner o uczciwości i staranności."),
  }),
});
