import { z } from "zod";
import { defineModel, f, singlePage } from "gatsby-plugin-typed-content";
import { anchors } from "../../utils/anchors";
import { townsPath } from "../../utils/paths";
import { sections } from "../parts";

/** The page that links to those of all towns. */
export const townsPage = defineModel({
  typeName: "TownsPage",
  label: "Gdzie pracujemy",
  noun: "Strona „Gdzie pracujemy”",
  description: "Strona „Gdzie pracujemy”: wszystkie miejscowości na mapie i na liście.",
  files: ["pages/gdzie-pracujemy.yaml"],
  pages: singlePage(townsPath, { anchors: [anchors.quote], shows: ["TownPage"] }),
  shape: z.strictObject({
    seo: f.seo(),
    headline: f.heading("Nagłówek strony"),
    pitch: f.text("Jedno lub dwa zdania pod nagłówkiem"),
    mapLabel: f.line({ label: "Opis mapy", hint: "Dla czytników ekranu." }),
    listHeading: f.heading("Nagłówek nad listą miejscowości według powiatów"),
    listIntro: f.text("Co jest na stronie każdej miejscowości z tej listy"),
    sections: sections({
      label: "Rozdziały pod listą",
      hint: "Jak daleko jeździmy, gdzie jeszcze pracujemy.",
    }),
  }),
});
