import { z } from "zod";
import {
  defineModel,
  heading,
  plain,
  seo,
  singlePage,
  text,
} from "../../../packages/content-model";
import { furtherLinks } from "../navigation";

/** What an unknown address answers. */
export const notFoundPage = defineModel({
  typeName: "NotFoundPage",
  label: "Strona błędu 404",
  noun: "Strona 404",
  description: "Strona pokazywana pod adresem, którego nie ma.",
  files: ["pages/404.yaml"],
  pages: singlePage("/404", { noIndex: true }),
  shape: z.strictObject({
    seo: seo(),
    code: plain("Liczba w krążku, trzy cyfry, na przykład 404.").regex(/^\d{3}$/),
    headline: heading("Nagłówek."),
    body: text("Jedno lub dwa zdania."),
    nearest: text("Słowa przed nazwą strony, o którą zapewne chodziło."),
    links: furtherLinks(),
  }),
});
