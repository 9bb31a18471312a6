import { z } from "zod";
import { defineModel, f } from "../../packages/content-model";
import { nameOfFile } from "../../packages/utils";
import { filledList, visualisation } from "./parts";

const pair = f.group(
  "TransformationPair",
  "Dwa zdjęcia z tego samego miejsca.",
  {
    before: f.photo("Zdjęcie przed pracami."),
    after: f.photo("Zdjęcie po pracach, z tego samego miejsca."),
    caption: f.text("Podpis pod porównaniem i pod jego miniaturą."),
    visualisation: visualisation(),
  },
  "Para zdjęć",
);

/** Before and after pairs; their thumbnails are made from the same list. */
export const transformation = defineModel({
  typeName: "Transformation",
  noun: "Plik porównań",
  description: "Porównania przed i po.",
  files: ["transformations/*.yaml"],
  shape: z.strictObject({
    title: f.heading("Nagłówek nad porównaniami."),
    hint: f.text("Podpowiedź obok nagłówka: jak porównywać."),
    height: f.wholeNumber("Wysokość porównania na komputerze, w pikselach.", 300, 800).default(300),
    mode: f
      .choice("ComparisonMode", "Jak działa suwak", {
        drag: "trzeba go chwycić",
        hover: "idzie za wskaźnikiem",
      })
      .default("drag"),
    autoplay: z.boolean().default(false).describe("Czy suwak ma się poruszać sam."),
    pairs: filledList(pair, "Pary zdjęć w kolejności pokazywania."),
  }),
  key: {
    missing: "w folderze transformations nie ma takiego pliku",
    field: "slug",
    of: ({ file }) => nameOfFile(file),
  },
});
