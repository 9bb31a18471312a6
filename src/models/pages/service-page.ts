import { z } from "zod";
import { defineModel, f } from "gatsby-plugin-typed-content";

const seasonWords = f.group("SeasonWords", "Słowa o terminach w roku", {
  heading: f.heading("Nagłówek nad miesiącami usługi"),
  months: f.line({
    label: "Opis tabeli miesięcy",
    hint: "Dla czytników ekranu.",
    uses: ["service"],
  }),
  qualities: f.group("SeasonQualities", "Nazwy terminów", {
    best: f.label("Nazwa najlepszego terminu"),
    possible: f.label("Nazwa możliwego terminu"),
    avoid: f.label("Nazwa odradzanego terminu"),
  }),
  reasons: f.label({
    label: "Słowa przed tym, co decyduje o terminie",
    hint: "Na przykład przed „mróz, deszcz”.",
  }),
  preparationHeading: f.heading("Nagłówek nad tym, co zrobić wcześniej"),
  now: f.line({
    label: "Przed usługami, na które jest teraz najlepszy czas",
    hint: "Na stronie głównej i w kalendarzu. {month} to nazwa miesiąca w mianowniku.",
    uses: ["month"],
  }),
  pageLink: f.label("Odnośnik do strony „Kalendarz prac”"),
});

/** The texts that all service pages share. */
export const servicePage = defineModel({
  typeName: "ServicePage",
  label: "Teksty wspólne usług",
  description: "Teksty wspólne dla stron wszystkich usług.",
  files: ["pages/service.yaml"],
  shape: z.strictObject({
    moreButton: f.label("Napis na przycisku, który prowadzi do rozdziałów"),
    priceLink: f.label("Odnośnik do rozdziału o tym, od czego zależy cena"),
    askHeading: f.heading("Nagłówek karty z telefonem i e-mailem"),
    askShort: f.label({
      label: "Napis, który na telefonie odsłania drugi formularz",
      hint: "Formularz wyceny jest już u góry strony, więc ten jest na telefonie zwinięty.",
    }),
    groupHeading: f.heading("Nagłówek nad kartami usług na stronie przeglądowej grupy"),
    relatedHeading: f.heading("Nagłówek nad usługami, które się z tą łączą"),
    season: seasonWords,
  }),
});
