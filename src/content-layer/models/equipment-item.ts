import { z } from "zod";
import { defineModel } from "../define-model";
import { photo, text } from "../fields";

/** A machine or a set of tools. */
export const equipmentItem = defineModel({
  typeName: "EquipmentItem",
  label: "Sprzęt",
  noun: "Sprzęt",
  description: "Maszyna lub zestaw narzędzi.",
  files: /^equipment\.yaml$/,
  shownOn: "/",
  isList: true,
  leastLength: 1,
  shape: z.strictObject({
    name: text("Nazwa sprzętu."),
    use: text("Do czego służy, w jednym lub dwóch zdaniach."),
    photo: photo("Zdjęcie sprzętu."),
  }),
});
