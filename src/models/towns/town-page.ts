import { z } from "zod";
import { defineModel, group, heading, label, plain, text } from "../../../packages/content-model";
import { latitude, longitude } from "./coordinates";
import { drawCoast, drawTownMap, type MapPlace } from "./map/draw-map";
import { mapTypes } from "./map/map-types";

const townMap = group("TownPageMap", "Mapa Pomorza na stronach miejscowości.", {
  heading: heading("Nagłówek nad mapą."),
  label: text("Opis mapy dla czytników ekranu, z {town}."),
  note: text("Zdanie pod mapą, które wyjaśnia mały obrazek."),
  sea: label("Nazwa morza na mapie."),
  inset: z
    .array(
      group("TownPageMapPlace", "Miejsce podpisane na małym obrazku.", {
        name: plain("Nazwa."),
        lat: latitude(53, 55),
        lon: longitude(14, 20),
      }),
    )
    .describe("Miejsca podpisane na małym obrazku."),
});

/** The texts that all town pages share. */
export const townPage = defineModel({
  typeName: "TownPage",
  label: "Teksty wspólne miejscowości",
  description:
    "Teksty wspólne dla stron wszystkich miejscowości. {town} i {locative} zamieniają się w nazwę.",
  files: ["pages/town.yaml"],
  shape: z.strictObject({
    heroTitle: heading("Nagłówek strony, z {town}."),
    pitch: text("Zdanie pod nagłówkiem, z {locative}."),
    button: label("Napis na przycisku, który prowadzi do listy usług."),
    seo: group("TownPageSeo", "Wzór tytułu i opisu dla wyszukiwarek.", {
      title: plain("Wzór tytułu strony, z {locative}."),
      description: plain("Wzór opisu strony, z {locative}."),
    }),
    needsHeading: heading("Nagłówek nad listą typowych zadań."),
    servicesHeading: heading("Nagłówek nad usługami, których tu potrzeba."),
    distance: text("Odległość sąsiedniej miejscowości, z {km} i {direction}."),
    directions: z
      .array(label("Kierunek świata, na przykład na północ."))
      .length(8)
      .describe("Osiem kierunków od północy, zgodnie z ruchem wskazówek zegara."),
    officeHeading: heading("Nagłówek nad urzędem, w którym zgłasza się wycinkę."),
    protectionLabel: label("Słowa przed nazwami obszarów chronionych."),
    nearbyHeading: heading("Nagłówek nad listą sąsiednich miejscowości."),
    map: townMap.describe("Mapa Pomorza z miejscowościami."),
  }),
  derived: {
    ground: {
      type: "MapDrawing!",
      description: "What the towns lie on: ready SVG paths of the town map.",
      resolve: () => drawTownMap(),
    },
    coast: {
      type: "CoastDrawing!",
      description: "The whole coast, small: ready SVG paths.",
      resolve: ({ map }) => drawCoast((map as { inset: MapPlace[] }).inset),
    },
  },
  derivedTypes: mapTypes,
});
