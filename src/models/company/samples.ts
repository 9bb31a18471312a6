import { z } from "zod";
import { defineModel, f } from "gatsby-plugin-typed-content";

/** Sample values; no release may contain them (`src/build/release-problems.ts`). */
export const samples = defineModel({
  typeName: "Samples",
  label: "Dane przykładowe",
  description:
    "Dane przykładowe: wartości, które przed publikacją trzeba zastąpić prawdziwymi. Wartość, która okazała się prawdziwa, usuń stąd.",
  editor: { group: "Menu, formularze i napisy" },
  files: ["samples.yaml"],
  shape: z.strictObject({
    values: f.list(
      f.plain({
        label: "Wartość",
        hint: "Taka jak w treści, na przykład Imię Nazwisko.",
        add: "wartość",
        rows: 2,
      }),
      { label: "Wartości przykładowe", hint: "Strona ich nie pokazuje." },
    ),
  }),
});
