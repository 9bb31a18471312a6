import { z } from "zod";
import { heading, label } from "../../fields";
import { defineModel } from "../../model";

/** The texts that all service pages share. */
export const servicePage = defineModel({
  typeName: "ServicePage",
  label: "Teksty wspólne usług",
  description: "Teksty wspólne dla stron wszystkich usług.",
  files: /^pages\/service\.yaml$/,
  shape: z.strictObject({
    moreButton: label("Napis na przycisku, który prowadzi do rozdziałów."),
    askHeading: heading("Nagłówek karty z telefonem i e-mailem."),
    relatedHeading: heading("Nagłówek nad usługami, które zwykle wykonuje się potem."),
  }),
});
