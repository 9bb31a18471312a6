import { z } from "zod";
import { defineModel, f } from "../../../packages/content-model";

/** Sample values; no release may contain them (`src/site/release-problems.ts`). */
export const samples = defineModel({
  typeName: "Samples",
  group: "Menu, formularze i napisy",
  description:
    "Dane przykładowe: wartości, które przed publikacją trzeba zastąpić prawdziwymi. Wartość, która okazała się prawdziwa, usuń stąd.",
  files: ["samples.yaml"],
  shape: z.strictObject({
    values: z
      .array(f.plain("Wartość, taka jak w treści, na przykład Imię Nazwisko."))
      .describe("Wartości przykładowe; strona ich nie pokazuje."),
  }),
});
