import { z } from "zod";
import {
  defineModel,
  fieldsFor,
  group,
  heading,
  label,
  text,
} from "../../../packages/content-model";
import { QUALITIES, type Quality, type Reason, REASONS } from "../../utils/season";

/** What content files write, and what it is called there. */
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

const qualities = fieldsFor(QUALITIES, (name) => label(`Nazwa ${qualityNames[name]} terminu.`));

const reasons = fieldsFor(REASONS, (name) =>
  group("SeasonReason", "Co decyduje o terminie.", {
    name: label("Nazwa, małą literą."),
    body: text("Co to znaczy dla prac, w dwóch lub trzech zdaniach."),
  }).describe(reasonNames[name]),
);

const seasonWords = group("SeasonWords", "Słowa o terminach w roku.", {
  heading: heading("Nagłówek nad miesiącami usługi."),
  months: text("Opis tabeli miesięcy dla czytników ekranu, z {service}."),
  qualities: group("SeasonQualities", "Nazwy terminów.", qualities),
  reasons: group("SeasonReasons", "Co decyduje o terminach.", reasons),
  preparationHeading: heading("Nagłówek nad tym, co zrobić wcześniej."),
  fileLink: label("Odnośnik do pliku z terminem do własnego kalendarza."),
  pageLink: label("Odnośnik do strony „Kalendarz prac”."),
  entry: text("Tytuł wpisu w kalendarzu klienta, z {service}."),
});

/** The texts that all service pages share. */
export const servicePage = defineModel({
  typeName: "ServicePage",
  label: "Teksty wspólne usług",
  description: "Teksty wspólne dla stron wszystkich usług.",
  files: ["pages/service.yaml"],
  shape: z.strictObject({
    moreButton: label("Napis na przycisku, który prowadzi do rozdziałów."),
    askHeading: heading("Nagłówek karty z telefonem i e-mailem."),
    relatedHeading: heading("Nagłówek nad usługami, które się z tą łączą."),
    season: seasonWords,
  }),
});
