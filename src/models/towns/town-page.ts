import { z } from "zod";
import { defineModel, f } from "../../../packages/content-model";

const townMap = f.group("TownPageMap", "Mapa Pomorza na stronach miejscowości.", {
  label: f.text("Opis mapy dla czytników ekranu, z {town}."),
  sea: f.label("Nazwa morza na mapie."),
});

/** The texts that all town pages share. */
export const townPage = defineModel({
  typeName: "TownPage",
  label: "Teksty wspólne miejscowości",
  description:
    "Teksty wspólne dla stron wszystkich miejscowości. {town} i {locative} zamieniają się w nazwę, a {summary} w krótki opis miejscowości.",
  files: ["pages/town.yaml"],
  shape: z.strictObject({
    heroTitle: f.heading("Nagłówek strony, z {town}."),
    pitch: f.text("Zdanie pod nagłówkiem, z {locative}."),
    ground: f.text("Zdanie o terenie, z {summary}."),
    button: f.label("Napis na przycisku, który prowadzi do listy usług."),
    seo: f.group("TownPageSeo", "Wzór tytułu i opisu dla wyszukiwarek.", {
      title: f.plain("Wzór tytułu strony, z {locative}."),
      description: f.plain("Wzór opisu strony, z {locative} i {summary}."),
    }),
    needsHeading: f.heading("Nagłówek nad listą typowych zadań."),
    servicesHeading: f.heading("Nagłówek nad usługami, których tu potrzeba."),
    distance: f.text("Odległość sąsiedniej miejscowości, z {km} i {direction}."),
    directions: z
      .array(f.label("Kierunek świata, na przykład na północ."))
      .length(8)
      .describe("Osiem kierunków od północy, zgodnie z ruchem wskazówek zegara."),
    officeHeading: f.heading("Nagłówek nad urzędem, w którym zgłasza się wycinkę."),
    protectionLabel: f.label("Słowa przed nazwami obszarów chronionych."),
    protectionRule: f.text(
      "Zdanie za nazwami obszarów chronionych: co to zwykle zmienia dla drzew w każdej gminie.",
    ),
    protectionUnknown: f.text(
      "Zdanie zamiast obszarów chronionych, gdy plik miejscowości ich nie podaje.",
    ),
    nearbyHeading: f.heading("Nagłówek nad listą sąsiednich miejscowości."),
    map: townMap.describe("Mapa Pomorza z miejscowościami."),
  }),
});
