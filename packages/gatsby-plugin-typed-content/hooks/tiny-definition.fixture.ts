import { z } from "zod";
import { defineContent, defineModel, f, polish } from "gatsby-plugin-typed-content";

/** A content of one file, as a site defines it. */
export const content = defineContent({
  language: polish,
  models: [
    defineModel({
      typeName: "Firm",
      label: "Firma",
      description: "Firma.",
      files: ["firm.yaml"],
      shape: z.strictObject({ name: f.heading("Nazwa"), email: f.text("Adres poczty") }),
    }),
  ],
});
