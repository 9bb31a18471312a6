import { z } from "zod";
import { defineModel, f } from "gatsby-plugin-typed-content";
import { filledList } from "./parts";

const fact = f.group(
  "EquipmentFact",
  { label: "Dane", hint: "Jedna liczba lub granica sprzętu.", add: "dane", titleKey: "name" },
  {
    name: f.label({
      label: "Czego dotyczy",
      hint: "Na przykład Głębokość pracy.",
      suggest: true,
    }),
    value: f.label({ label: "Wartość z jednostką", hint: "Na przykład do 38 cm." }),
  },
);

/** A machine or a set of tools. */
export const equipmentItem = defineModel({
  typeName: "EquipmentItem",
  label: "Sprzęt",
  noun: "Sprzęt",
  add: "sprzęt",
  titleKey: "name",
  description: "Maszyna lub zestaw narzędzi.",
  editor: { group: "Firma" },
  files: ["equipment.yaml"],
  isList: true,
  leastLength: 1,
  shape: z.strictObject({
    name: f.label("Nazwa sprzętu"),
    use: f.text({ label: "Do czego służy", hint: "W jednym lub dwóch zdaniach." }),
    drawing: f.reference("Drawing", "Rysunek sprzętu, gdy nie ma zdjęcia"),
    facts: filledList(fact, {
      label: "Co sprzęt potrafi i gdzie jest jego granica",
      hint: "Szerokość, głębokość, dojazd.",
    }),
    photo: f
      .photo({ label: "Zdjęcie sprzętu", hint: "Dopóki go nie ma, strona pokazuje rysunek." })
      .optional(),
  }),
});
