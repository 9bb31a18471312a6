import { z } from "zod";
import { addressOfFile } from "@typed-site/utils";
import { defineContent, defineModel, f, polish } from "gatsby-plugin-typed-content";

/** The bakery itself: one file, from which the home page and the pages after a form are made. */
const bakery = defineModel({
  typeName: "Bakery",
  label: "Piekarnia",
  description: "Nazwa, adres poczty i strona główna.",
  files: ["bakery.yaml"],
  pages: {
    of: () => [
      { path: "/", component: "pages/index.tsx" },
      { path: "/wyslano", component: "pages/wyslano.tsx", noIndex: true },
      { path: "/nie-wyslano", component: "pages/nie-wyslano.tsx", noIndex: true },
    ],
  },
  shape: z.strictObject({
    name: f.heading("Nazwa piekarni"),
    lead: f.text("Jedno lub dwa zdania pod nazwą"),
    email: f.labelled(z.email(), "Adres poczty"),
    seo: f.seo(),
  }),
});

/** A bread: a file and a page each, both named after it. */
const bread = defineModel({
  typeName: "Bread",
  label: "Chleby",
  noun: "Chleb",
  add: "chleb",
  titleKey: "name",
  description: "Jeden chleb i jego strona.",
  files: ["breads/*.yaml"],
  pages: { of: ({ file }) => [{ path: addressOfFile(file), component: "templates/bread.tsx" }] },
  shape: z.strictObject({
    name: f.heading("Nazwa chleba"),
    body: f.markdown("Z czego jest i jak smakuje"),
    seo: f.seo(),
  }),
});

export const siteUrl = process.env.SITE_URL ?? "https://piekarnia.example";

/** All that follows from the two types: the check, GraphQL, pages, forms. */
export const content = defineContent({
  language: polish,
  models: [bakery, bread],
  siteUrl,
  anchors: ["main"],
});
