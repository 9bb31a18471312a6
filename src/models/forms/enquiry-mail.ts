import { z } from "zod";
import { type FieldName, PHOTO_SLOTS, WRITTEN_FIELDS } from "@typed-site/enquiries/form";
import { defineModel, f } from "gatsby-plugin-typed-content";
import { labelOfField } from "./about-fields";

const fieldLabel = (field: FieldName) => f.plain(labelOfField(field));

/** The texts of the e-mail that delivers an enquiry. */
export const enquiryMailShape = z.strictObject({
  subjects: f.group("EnquiryMailSubjects", "Początek tematu e-maila", {
    contact: f.plain("Z formularza kontaktowego"),
    quote: f.plain("Z formularza wyceny"),
  }),
  labels: f.group("EnquiryMailLabels", "Nazwy wierszy w e-mailu", {
    ...f.fieldsFor(WRITTEN_FIELDS, fieldLabel),
    map: f.plain("Odnośnik, który otwiera mapę"),
    photos: f.plain("Liczba zdjęć"),
    photo: f.plain({
      label: "Jedno zdjęcie",
      hint: "Dalej jest jego numer i to, co przedstawia.",
    }),
    missingPhotos: f.plain("Liczba zdjęć, których serwer nie przyjął"),
    page: f.plain("Strona, z której wysłano formularz"),
    received: f.plain("Data i godzina"),
    number: f.plain("Numer zapytania"),
    consent: f.plain("Treść zgody, którą klient zaznaczył"),
    signs: f.plain("Po czym poznać, że zapytanie mógł wysłać automat"),
  }),
  slots: f.group(
    "EnquiryMailSlots",
    "Co przedstawiają zdjęcia z osobnych pól",
    f.fieldsFor(PHOTO_SLOTS, fieldLabel),
  ),
  map: f.group("EnquiryMailMap", "Mapa, na której widać położenie", {
    url: f.plain({
      label: "Adres miejsca na mapie",
      uses: ["latitude", "longitude"],
      rows: 2,
    }),
  }),
  mark: f.plain("Dopisek w temacie e-maila, który mógł wysłać automat"),
  signs: f.group("EnquiryMailSigns", "Po czym poznać, że zapytanie mógł wysłać automat", {
    trap: f.plain("Wypełniono pole, którego ludzie nie widzą"),
    noScript: f.plain("Formularz wysłano bez skryptów strony"),
    otherSite: f.plain("Formularz wysłano z obcej strony"),
    flood: f.plain("W ciągu godziny przyszło więcej zapytań, niż wysyłają ludzie"),
  }),
  withoutPhotos: f.plain({
    label: "Dopisek pod zapytaniem, którego zdjęć nie ma w e-mailu",
    uses: ["number"],
    rows: 2,
  }),
  daily: f.group("EnquiryMailDaily", "E-mail, który raz na dobę mówi, co czeka na człowieka", {
    subject: f.plain("Temat"),
    marked: f.plain({
      label: "Zapytania, które mógł wysłać automat",
      hint: "Dalej jest ich tabela.",
      uses: ["count"],
      rows: 2,
    }),
    waiting: f.plain({
      label: "Zapytania, które nie zmieściły się w tabeli",
      uses: ["count"],
      rows: 2,
    }),
    review: f.plain({
      label: "Nowe zapytania zatrzymane jako spam",
      hint: "{count} to liczba nowych, a {all} – wszystkich.",
      uses: ["count", "all"],
      rows: 2,
    }),
    failed: f.plain({
      label: "Zapytania, których nie przyjął serwer poczty",
      uses: ["count"],
      rows: 2,
    }),
    help: f.plain({ label: "Co z nimi zrobić", rows: 2 }),
    sent: f.plain({
      label: "Ile zapytań strona wysłała w poprzednim miesiącu",
      uses: ["count"],
      rows: 2,
    }),
    monthly: f.plain({ label: "Co raz w miesiącu usunąć ze skrzynki firmy", rows: 2 }),
  }),
});

/** A model of its own, because these texts are never sent to the browser. */
export const enquiryMail = defineModel({
  typeName: "EnquiryMail",
  label: "E-mail z zapytaniem",
  description: "Słowa e-maila, w którym zapytanie trafia do firmy.",
  editor: { group: "Menu, formularze i napisy" },
  files: ["enquiry-mail.yaml"],
  shape: enquiryMailShape,
});
