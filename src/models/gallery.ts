import { z } from "zod";
import { defineModel, f } from "../../packages/content-model";
import { nameOfFile } from "../../packages/utils";
import { filledList, visualisation } from "./parts";

/** Photos of finished work. */
export const gallery = defineModel({
  typeName: "Gallery",
  label: "Galerie zdjęć",
  noun: "Galeria",
  description: "Galeria zdjęć wykonanych prac.",
  files: ["galleries/*.yaml"],
  shape: z.strictObject({
    title: f.heading("Nagłówek nad galerią."),
    photos: filledList(
      f.group(
        "GalleryPhoto",
        "Zdjęcie w galerii.",
        {
          ...f.photo("Zdjęcie w galerii.").shape,
          caption: f.text(
            "Podpis pod zdjęciem: co widać, w kilku słowach. Bez miejsca, daty i klienta.",
          ),
          visualisation: visualisation(),
        },
        "Zdjęcie",
      ),
      "Zdjęcia w kolejności pokazywania.",
    ),
  }),
  key: {
    missing: "w folderze galleries nie ma takiego pliku",
    field: "slug",
    of: ({ file }) => nameOfFile(file),
  },
});
