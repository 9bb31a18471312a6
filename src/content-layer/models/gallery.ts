import { z } from "zod";
import { defineModel } from "../define-model";
import { galleryPhoto, text } from "../fields";
import { nameOfFile } from "../routes";
import { expectCount } from "./expected-count";

/** Numbers of photos that the product specification fixes (section 2, page content by page). */
const photoCounts: Record<string, number> = {
  "mulczer-lesny": 5,
  "czyszczenie-dzialek": 5,
  "karczowanie-drzew": 5,
  "frezowanie-pni": 13,
  "niwelacja-terenu": 8,
  "rownanie-terenu": 8,
  "niwelacja-ogrodu": 8,
  "przygotowanie-dokumentacji": 5,
  "prace-ziemne": 9,
};

/** Photos of finished work. */
export const gallery = defineModel({
  typeName: "Gallery",
  label: "Galerie zdjęć",
  noun: "Galeria",
  description: "Galeria zdjęć wykonanych prac.",
  files: /^galleries\/[^/]+\.yaml$/,
  shape: z.strictObject({
    title: text("Nagłówek nad galerią."),
    photos: z
      .array(galleryPhoto("Zdjęcie w galerii."))
      .min(1)
      .describe("Zdjęcia w kolejności pokazywania."),
  }),
  key: { field: "slug", of: ({ file }) => nameOfFile(file) },
  check: (records) =>
    records.flatMap((record) =>
      expectCount(record, "photos", photoCounts[nameOfFile(record.file)], "zdjęć"),
    ),
});
