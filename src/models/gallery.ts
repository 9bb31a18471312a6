import { z } from "zod";
import { defineModel, f } from "../../packages/content-model";
import { nameOfFile } from "../../packages/utils";
import { galleryPhoto } from "./parts";

/** Photos of finished work. */
export const gallery = defineModel({
  typeName: "Gallery",
  label: "Galerie zdjęć",
  noun: "Galeria",
  description: "Galeria zdjęć wykonanych prac.",
  files: ["galleries/*.yaml"],
  shape: z.strictObject({
    title: f.heading("Nagłówek nad galerią."),
    photos: z
      .array(galleryPhoto("Zdjęcie w galerii."))
      .min(1)
      .describe("Zdjęcia w kolejności pokazywania."),
  }),
  key: {
    missing: "w folderze galleries nie ma takiego pliku",
    field: "slug",
    of: ({ file }) => nameOfFile(file),
  },
});
