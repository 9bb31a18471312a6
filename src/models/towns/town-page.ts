import { z } from "zod";
import { defineModel, f } from "gatsby-plugin-typed-content";

const townMap = f.group("TownPageMap", "Mapa Pomorza z miejscowościami", {
  label: f.line({ label: "Opis mapy", hint: "Dla czytników ekranu.", uses: ["town"] }),
  sea: f.label("Nazwa morza na mapie"),
});

/** The texts that all town pages share. */
export const townPage = defineModel({
  typeName: "TownPage",
  label: "Teksty wspólne miejscowości",
  description:
    "Teksty wspólne dla stron wszystkich miejscowości. {town} i {locative} zamieniają się w nazwę, a {summary} w krótki opis miejscowości.",
  files: ["pages/town.yaml"],
  shape: z.strictObject({
    heroTitle: f.heading({ label: "Nagłówek strony", uses: ["town"] }),
    pitch: f.text({ label: "Zdanie pod nagłówkiem", uses: ["locative"] }),
    ground: f.line({ label: "Zdanie o terenie", uses: ["summary"] }),
    button: f.label("Napis na przycisku, który prowadzi do listy usług"),
    seo: f.group("TownPageSeo", "Wzór tytułu i opisu dla wyszukiwarek", {
      title: f.plain({ label: "Wzór tytułu strony", uses: ["locative"], rows: 2 }),
      description: f.plain({
        label: "Wzór opisu strony",
        uses: ["locative", "summary"],
        rows: 2,
      }),
    }),
    needsHeading: f.heading("Nagłówek nad listą typowych zadań"),
    servicesHeading: f.heading("Nagłówek nad usługami, których tu potrzeba"),
    distance: f.line({
      label: "Odległość sąsiedniej miejscowości",
      hint: "{km} to liczba kilometrów, a {direction} – kierunek z listy niżej.",
      uses: ["km", "direction"],
    }),
    directions: f
      .list(
        f.label({
          label: "Kierunek świata",
          hint: "Na przykład na północ.",
          add: "kierunek świata",
        }),
        {
          label: "Osiem kierunków od północy",
          hint: "Zgodnie z ruchem wskazówek zegara.",
        },
      )
      .length(8),
    officeHeading: f.heading("Nagłówek nad urzędem, w którym zgłasza się wycinkę"),
    protectionLabel: f.label("Słowa przed nazwami obszarów chronionych"),
    protectionRule: f.text({
      label: "Zdanie za nazwami obszarów chronionych",
      hint: "Co to zwykle zmienia dla drzew w każdej gminie.",
    }),
    protectionUnknown: f.text({
      label: "Zdanie zamiast obszarów chronionych",
      hint: "Gdy miejscowość ich nie podaje.",
    }),
    nearbyHeading: f.heading("Nagłówek nad listą sąsiednich miejscowości"),
    map: townMap,
  }),
});
