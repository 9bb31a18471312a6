import { z } from "zod";
import { nameOfFile } from "@typed-site/utils";
import { defineModel, f } from "gatsby-plugin-typed-content";
import { filledList, visualisation } from "./parts";

/** Photos of finished work. */
export const gallery = defineModel({
  typeName: "Gallery",
  label: "Galerie zdjęć",
  noun: "Galeria",
  add: "galerię",
  titleKey: "title",
  description: "Galeria zdjęć wykonanych prac.",
  editor: { photoFolder: "realizacje" },
  files: ["galleries/*.yaml"],
  shape: z.strictObject({
    title: f.heading("Nagłówek nad galerią"),
    photos: filledList(
      f.group(
        "GalleryPhoto",
        { label: "Zdjęcie", add: "zdjęcie", titleKey: "caption" },
        {
          ...f.photo("Zdjęcie").shape,
          caption: f.line({
            label: "Podpis pod zdjęciem",
            hint: "Co widać, w kilku słowach. Bez miejsca, daty i klienta.",
          }),
          visualisation: visualisation(),
        },
      ),
      "Zdjęcia w kolejności pokazywania",
    ),
  }),
  key: {
    missing: "w folderze galleries nie ma takiego pliku",
    field: "slug",
    of: ({ file }) => nameOfFile(file),
  },
});
