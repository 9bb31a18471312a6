import { z } from "zod";
import { defineModel } from "../define-model";
import { group, photo, plain, text } from "../fields";

/** The texts that all town pages share. */
export const townPage = defineModel({
  typeName: "TownPage",
  description:
    "Teksty wspólne dla stron wszystkich miejscowości. {town} i {locative} zamieniają się w nazwę.",
  files: /^pages\/town\.yaml$/,
  shape: z.strictObject({
    heroTitle: text("Nagłówek strony, z {town}."),
    pitch: text("Zdanie pod nagłówkiem, z {locative}."),
    fallbackTown: plain("Słowa w miejsce nazwy, gdy strona nie dotyczy żadnej miejscowości."),
    button: text("Napis na przycisku, który prowadzi do listy usług."),
    seo: group("TownPageSeo", "Wzór tytułu i opisu dla wyszukiwarek.", {
      title: plain("Wzór tytułu strony, z {town}."),
      description: plain("Wzór opisu strony, z {locative}."),
    }),
    photo: photo("Zdjęcie na górze strony."),
    needsHeading: text("Nagłówek nad listą potrzeb."),
    nearbyHeading: text("Nagłówek nad listą sąsiednich miejscowości."),
  }),
});
