import { z } from "zod";
import { nameOfFile } from "@typed-site/utils";
import { defineModel, f } from "gatsby-plugin-typed-content";
import { filledList, visualisation } from "./parts";

const pair = f.group(
  "TransformationPair",
  { label: "Para zdjęć", add: "parę zdjęć", titleKey: "caption" },
  {
    before: f.photo("Zdjęcie przed pracami"),
    after: f.photo({ label: "Zdjęcie po pracach", hint: "Z tego samego miejsca." }),
    caption: f.line("Podpis pod porównaniem i pod jego miniaturą"),
    visualisation: visualisation(),
  },
);

/** Before and after pairs; their thumbnails are made from the same list. */
export const transformation = defineModel({
  typeName: "Transformation",
  label: "Porównania przed i po",
  noun: "Zestaw porównań",
  add: "zestaw porównań",
  titleKey: "title",
  description: "Porównania przed i po.",
  editor: { photoFolder: "przemiany" },
  files: ["transformations/*.yaml"],
  shape: z.strictObject({
    title: f.heading("Nagłówek nad porównaniami"),
    hint: f.line({ label: "Podpowiedź obok nagłówka", hint: "Jak porównywać.", suggest: true }),
    height: f
      .wholeNumber({ label: "Wysokość porównania na komputerze", hint: "W pikselach." }, 300, 800)
      .default(300),
    mode: f
      .choice("ComparisonMode", "Jak działa suwak", {
        drag: "trzeba go chwycić",
        hover: "idzie za wskaźnikiem",
      })
      .default("drag"),
    autoplay: f.labelled(z.boolean(), "Suwak porusza się sam").default(false),
    pairs: filledList(pair, "Pary zdjęć w kolejności pokazywania"),
  }),
  key: {
    missing: "w folderze transformations nie ma takiego pliku",
    field: "slug",
    of: ({ file }) => nameOfFile(file),
  },
});
