import { z } from "zod";
import {
  defineModel,
  group,
  heading,
  label,
  markdown,
  seo,
  text,
} from "../../../packages/content-model";

const note = (typeName: string, description: string) =>
  group(typeName, description, {
    heading: heading("Nagłówek."),
    body: markdown("Treść (Markdown)."),
  });

const day = (description: string) =>
  text(description).regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);

const season = group(
  "NestingSeason",
  "Część roku.",
  {
    from: day("Pierwszy dzień, miesiąc i dzień: 03-01."),
    to: day("Ostatni dzień, miesiąc i dzień: 10-15."),
    dates: label("Te same dni słowami."),
    note: text("Co wtedy wolno i o czym pamiętać."),
  },
  "Część roku",
);

/** The words of the guide to permits and of the pages of its outcomes. */
export const fellingGuide = defineModel({
  typeName: "FellingGuide",
  label: "Czy potrzebne zezwolenie",
  noun: "Strona „Czy potrzebne zezwolenie”",
  description: "Słowa strony „Czy na wycinkę potrzebne jest zezwolenie?” i stron z wynikami.",
  files: ["pages/czy-potrzebne-zezwolenie.yaml"],
  isShownElsewhere: true,
  shape: z.strictObject({
    seo: seo(),
    headline: heading("Nagłówek strony."),
    pitch: text("Jedno lub dwa zdania pod nagłówkiem."),
    name: label("Nazwa w ścieżce."),
    form: group("FellingForm", "Słowa wokół pytań.", {
      noScript: text("Zamiast pytań, gdy w przeglądarce nie działają skrypty."),
      number: text(
        "Które to pytanie, z {number} i {most}, liczbą pytań, których na pewno nie będzie więcej.",
      ),
      next: label("Przycisk po pytaniu."),
      show: label("Przycisk po ostatnim pytaniu."),
      missing: text("Gdy nie wybrano odpowiedzi."),
      soFar: label("Nagłówek listy odpowiedzi."),
      hangsOn: label(
        "Nagłówek listy tego, o co jeszcze zapytamy, obok pytania na szerokim ekranie.",
      ),
      change: label("Odnośnik, który wraca do pytania."),
      unknownNote: text("Co znaczy „nie wiem”."),
    }),
    town: group("FellingTown", "Ostatnie pytanie, o miejscowość.", {
      question: heading("Pytanie."),
      short: label("Pytanie w dwóch lub trzech słowach, do wiadomości w formularzu."),
      hint: text("Wyjaśnienie pod pytaniem."),
      label: label("Napis nad listą miejscowości."),
      other: label("Pierwsza pozycja listy, gdy żadna nie pasuje."),
    }),
    outcome: group("FellingOutcomeWords", "Słowa na stronach z wynikami.", {
      quote: label("Przycisk, który prowadzi do formularza z odpowiedziami."),
      again: label("Odnośnik do pytań."),
      why: heading("Nagłówek nad przepisami."),
      yours: label("Znak przy przepisie, który rozstrzygnął."),
      steps: heading("Nagłówek nad krokami."),
      company: heading("Nagłówek nad tym, co robi firma."),
      more: label("Odnośnik do usługi."),
      officeHeading: heading("Nagłówek nad urzędem."),
      office: label("Odnośnik do listy urzędów."),
      reminder: text(
        "Gdy w gminie są obszary chronione: kiedy wynik może być za łagodny. Przy najsurowszym wyniku tego zdania nie ma.",
      ),
    }),
    disclaimer: markdown("Że strona informuje, a nie rozstrzyga, i kogo pytać."),
    source: label("Przed nazwą ustawy."),
    asOf: text("Na jaki dzień sprawdzono przepisy, z {date}."),
    measure: group("FellingMeasure", "Co zmierzyć i sfotografować.", {
      heading: heading("Nagłówek."),
      body: markdown("Treść (Markdown)."),
      drawing: text("Co widać na rysunku, dla czytników ekranu."),
      low: label("Podpis dolnej miarki."),
      high: label("Podpis górnej miarki."),
    }),
    nesting: group("FellingNesting", "O ptakach.", {
      heading: heading("Nagłówek."),
      body: markdown("Treść (Markdown)."),
      today: label("Znak przy części roku, która trwa."),
      seasons: z.array(season).min(1).describe("Części roku."),
    }),
    penalty: note("FellingPenalty", "Co grozi tym, którzy nie pytają."),
    list: group("FellingList", "Wszystkie zasady na jednej liście.", {
      heading: heading("Nagłówek."),
      intro: text("Jak czytać listę."),
      open: label("Napis, który rozwija listę."),
      always: label("Przy zasadzie bez warunków."),
      result: label("Słowo przed wynikiem."),
      law: label("Słowo przed przepisem."),
    }),
  }),
});
