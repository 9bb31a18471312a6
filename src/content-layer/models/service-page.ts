import { z } from "zod";
import { defineModel } from "../define-model";
import { text } from "../fields";

/** The texts that all service pages share. */
export const servicePage = defineModel({
  typeName: "ServicePage",
  label: "Teksty wspólne usług",
  description: "Teksty wspólne dla stron wszystkich usług.",
  files: /^pages\/service\.yaml$/,
  shape: z.strictObject({
    moreButton: text("Napis na przycisku, który prowadzi do rozdziałów."),
    askHeading: text("Nagłówek karty z telefonem i e-mailem."),
    relatedHeading: text("Nagłówek nad usługami, które zwykle wykonuje się potem."),
  }),
});
