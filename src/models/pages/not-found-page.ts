import { z } from "zod";
import { defineModel, f, singlePage } from "gatsby-plugin-typed-content";
import { notFoundPath } from "../../utils/paths";
import { furtherLinks } from "../navigation";

/** The page of an unknown address. */
export const notFoundPage = defineModel({
  typeName: "NotFoundPage",
  label: "Strona błędu 404",
  noun: "Strona 404",
  description: "Strona pokazywana pod adresem, którego nie ma.",
  files: ["pages/404.yaml"],
  pages: singlePage(notFoundPath, { noIndex: true }),
  shape: z.strictObject({
    seo: f.seo(),
    code: f
      .plain({ label: "Liczba w krążku", hint: "Trzy cyfry, na przykład 404." })
      .regex(/^\d{3}$/),
    headline: f.heading("Nagłówek"),
    body: f.text("Jedno lub dwa zdania"),
    nearest: f.line("Słowa przed nazwą strony, o którą zapewne chodziło"),
    links: furtherLinks(),
  }),
});
