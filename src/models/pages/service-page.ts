import { z } from "zod";
import { defineModel, f } from "../../../packages/content-model";
import { QUALITIES, type Quality, type Reason, REASONS } from "../../utils/season";

/** The names of the qualities in content files. */
const qualityNames: Record<Quality, string> = {
  best: "najlepszego",
  possible: "możliwego",
  avoid: "odradzanego",
};
const reasonNames: Record<Reason, string> = {
  frost: "Mróz i zmarznięta ziemia.",
  sap: "Krążenie soków.",
  nesting: "Okres lęgowy ptaków.",
  leaves: "Liście w koronie albo ich brak.",
  rain: "Deszcz i mokry grunt.",
  drought: "Susza i upał.",
  warmth: "Ciepła ziemia.",
  wind: "Wiatr.",
};

const qualities = f.fieldsFor(QUALITIES, (name) => f.label(`Nazwa ${qualityNames[name]} terminu.`));

const reasons = f.fieldsFor(REASONS, (name) =>
  f
    .group("SeasonReason", "Co decyduje o terminie.", {
      name: f.label("Nazwa, małą literą."),
      body: f.text("Co to znaczy dla prac, w dwóch lub trzech zdaniach."),
    })
    .describe(reasonNames[name]),
);

const seasonWords = f.group("SeasonWords", "Słowa o terminach w roku.", {
  heading: f.heading("Nagłówek nad miesiącami usługi."),
  months: f.text("Opis tabeli miesięcy dla czytników ekranu, z {service}."),
  qualities: f.group("SeasonQualities", "Nazwy terminów.", qualities),
  reasons: f.group("SeasonReasons", "Co decyduje o terminach.", reasons),
  preparationHeading: f.heading("Nagłówek nad tym, co zrobić wcześniej."),
  fileLink: f.label("Odnośnik do pliku z terminem do własnego kalendarza."),
  pageLink: f.label("Odnośnik do strony „Kalendarz prac”."),
  entry: f.text("Tytuł wpisu w kalendarzu klienta, z {service}."),
});

/** The texts that all service pages share. */
export const servicePage = defineModel({
  typeName: "ServicePage",
  label: "Teksty wspólne usług",
  description: "Teksty wspólne dla stron wszystkich usług.",
  files: ["pages/service.yaml"],
  shape: z.strictObject({
    moreButton: f.label("Napis na przycisku, który prowadzi do rozdziałów."),
    askHeading: f.heading("Nagłówek karty z telefonem i e-mailem."),
    relatedHeading: f.heading("Nagłówek nad usługami, które się z tą łączą."),
    season: seasonWords,
  }),
});
