import { z } from "zod";
import { defineModel, f } from "../../packages/content-model";
import { filledList } from "./parts";

const fact = f.group(
  "EquipmentFact",
  "Jedna liczba lub granica sprzętu.",
  {
    name: f.label("Czego dotyczy, na przykład Głębokość pracy."),
    value: f.label("Wartość z jednostką, na przykład do 38 cm."),
  },
  "Dane",
);

/** A machine or a set of tools. */
export const equipmentItem = defineModel({
  typeName: "EquipmentItem",
  label: "Sprzęt",
  noun: "Sprzęt",
  group: "Firma",
  description: "Maszyna lub zestaw narzędzi.",
  files: ["equipment.yaml"],
  isList: true,
  leastLength: 1,
  shape: z.strictObject({
    name: f.label("Nazwa sprzętu."),
    use: f.text("Do czego służy, w jednym lub dwóch zdaniach."),
    icon: f.choice("EquipmentIcon", "Rysunek, gdy nie ma zdjęcia", {
      mulcher: "mulczer",
      excavator: "koparka",
      grinder: "frezarka",
      tiller: "glebogryzarka",
      rope: "liny",
    }),
    facts: filledList(
      fact,
      "Co sprzęt potrafi i gdzie jest jego granica: szerokość, głębokość, dojazd.",
    ),
    photo: f.photo("Zdjęcie sprzętu; dopóki go nie ma, strona pokazuje rysunek.").optional(),
  }),
});
