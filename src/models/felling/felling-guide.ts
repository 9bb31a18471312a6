import { z } from "zod";
import { defineModel, f } from "gatsby-plugin-typed-content";
import { filledList } from "../parts";
import { fellingLetter } from "./felling-letter";

const day = (words: f.Labelled) =>
  f.line(words).regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);

const season = f.group(
  "NestingSeason",
  { label: "Część roku", add: "część roku", titleKey: "dates" },
  {
    from: day({ label: "Pierwszy dzień", hint: "Miesiąc i dzień: 03-01." }),
    to: day({ label: "Ostatni dzień", hint: "Miesiąc i dzień: 10-15." }),
    dates: f.label("Te same dni słowami"),
    note: f.text("Co wtedy wolno i o czym pamiętać"),
  },
);

/** The texts of the permit guide and of its outcomes' pages. */
export const fellingGuide = defineModel({
  typeName: "FellingGuide",
  label: "Czy potrzebne zezwolenie",
  noun: "Strona „Czy potrzebne zezwolenie”",
  description: "Słowa strony „Czy na wycinkę potrzebne jest zezwolenie?” i stron z wynikami.",
  files: ["pages/czy-potrzebne-zezwolenie.yaml"],
  pages: { isShownElsewhere: true },
  shape: z.strictObject({
    seo: f.seo(),
    headline: f.heading("Nagłówek strony"),
    pitch: f.text("Jedno lub dwa zdania pod nagłówkiem"),
    name: f.label("Nazwa w ścieżce"),
    form: f.group("FellingForm", "Słowa wokół pytań", {
      noScript: f.text("Zamiast pytań, gdy w przeglądarce nie działają skrypty"),
      number: f.line({
        label: "Które to pytanie",
        hint: "{number} to jego numer, a {most} – liczba pytań, których na pewno nie będzie więcej.",
        uses: ["number", "most"],
      }),
      next: f.label("Przycisk po pytaniu"),
      show: f.label("Przycisk po ostatnim pytaniu"),
      missing: f.text("Gdy nie wybrano odpowiedzi"),
      soFar: f.label("Nagłówek listy odpowiedzi"),
      hangsOn: f.label({
        label: "Nagłówek listy tego, o co jeszcze zapytamy",
        hint: "Obok pytania na szerokim ekranie.",
      }),
      change: f.label("Odnośnik, który wraca do pytania"),
      unknownNote: f.text("Co znaczy „nie wiem”"),
    }),
    town: f.group("FellingTown", "Ostatnie pytanie, o miejscowość", {
      question: f.heading("Pytanie"),
      sentence: f.line({
        label: "Odpowiedź całym zdaniem",
        hint: "Do wiadomości w formularzu.",
        uses: ["locative"],
      }),
      hint: f.text("Wyjaśnienie pod pytaniem"),
      label: f.label("Napis nad listą miejscowości"),
      other: f.label("Pierwsza pozycja listy, gdy żadna nie pasuje"),
    }),
    outcome: f.group("FellingOutcomeWords", "Słowa na stronach z wynikami", {
      message: f.line({
        label: "Pierwszy wiersz wiadomości w formularzu",
        hint: "Nad odpowiedziami. {outcome} to nazwa wyniku małą literą.",
        uses: ["outcome"],
      }),
      quote: f.label("Przycisk, który prowadzi do formularza z odpowiedziami"),
      again: f.label("Odnośnik do pytań"),
      why: f.heading("Nagłówek nad przepisami"),
      yours: f.label("Znak przy przepisie, który rozstrzygnął"),
      steps: f.heading("Nagłówek nad krokami"),
      company: f.heading("Nagłówek nad tym, co robi firma"),
      more: f.label("Odnośnik do usługi"),
      officeHeading: f.heading("Nagłówek nad urzędem"),
      office: f.label("Odnośnik do listy urzędów"),
      reminder: f.text({
        label: "Gdy w gminie są obszary chronione",
        hint: "Kiedy wynik może być za łagodny. Przy najsurowszym wyniku tego zdania nie ma.",
      }),
    }),
    deadlines: f.group("FellingDeadlines", "Terminy zgłoszenia, policzone z dwóch dni", {
      heading: f.heading("Nagłówek"),
      intro: f.text("Co wpisać i co z tego wyniknie"),
      received: f.label("Napis nad dniem zgłoszenia"),
      receivedHint: f.text("Skąd ten dzień wziąć"),
      visited: f.label("Napis nad dniem oględzin"),
      visitedHint: f.text("Skąd ten dzień wziąć i kiedy zostawić pole puste"),
      order: f.text("Gdy oględziny są wcześniejsze niż zgłoszenie"),
      visitBy: f.line({ label: "Do kiedy urząd ma czas na oględziny", uses: ["date"] }),
      objectionBy: f.line({ label: "Do kiedy urząd może wysłać sprzeciw", uses: ["date"] }),
      fellFrom: f.line({ label: "Od kiedy wolno ściąć drzewo", uses: ["date"] }),
      fellBy: f.line({ label: "Do kiedy wolno ściąć drzewo", uses: ["date"] }),
      note: f.text("Jak liczymy i o co zapytać urząd"),
    }),
    letter: fellingLetter,
    disclaimer: f.markdown("Że strona informuje, a nie rozstrzyga, i kogo pytać"),
    source: f.label("Słowo przed nazwą ustawy"),
    asOf: f.text({ label: "Na jaki dzień sprawdzono przepisy", uses: ["date"] }),
    measure: f.group("FellingMeasure", "Co zmierzyć i sfotografować", {
      heading: f.heading("Nagłówek"),
      body: f.markdown("Treść"),
      drawing: f.reference("Drawing", "Rysunek obok treści"),
    }),
    nesting: f.group("FellingNesting", "O ptakach", {
      heading: f.heading("Nagłówek"),
      body: f.markdown("Treść"),
      today: f.label("Znak przy części roku, która trwa"),
      seasons: filledList(season, "Części roku"),
    }),
    penalty: f.group("FellingPenalty", "Co grozi za wycinkę bez zgody", {
      heading: f.heading("Nagłówek"),
      body: f.markdown("Treść"),
    }),
    list: f.group("FellingList", "Wszystkie zasady na jednej liście", {
      heading: f.heading("Nagłówek"),
      intro: f.text("Jak czytać listę"),
      answers: f.label("Napis, który rozwija wyjaśnienia odpowiedzi"),
      open: f.label("Napis, który rozwija listę zasad"),
      always: f.label("Przy zasadzie bez warunków"),
      result: f.label("Słowo przed wynikiem"),
      law: f.label("Słowo przed przepisem"),
    }),
  }),
});
