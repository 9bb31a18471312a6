import { z } from "zod";
import { defineModel, fieldsFor, group, plain } from "../../../packages/content-model";
import { ABOUT_FIELDS, PHOTO_SLOTS, WRITTEN_FIELDS } from "../../../packages/enquiries/form";

const nameOf = (field: keyof typeof ABOUT_FIELDS) => plain(ABOUT_FIELDS[field].description);

/** The words of the e-mail in which an enquiry reaches the company. */
export const enquiryMailShape = z.strictObject({
  subjects: group("EnquiryMailSubjects", "Początek tematu e-maila.", {
    contact: plain("Z formularza kontaktowego."),
    quote: plain("Z formularza wyceny."),
  }),
  labels: group("EnquiryMailLabels", "Nazwy wierszy w e-mailu.", {
    ...fieldsFor(WRITTEN_FIELDS, nameOf),
    map: plain("Odnośnik, który otwiera mapę."),
    photos: plain("Liczba zdjęć."),
    photo: plain("Jedno zdjęcie; dalej jest jego numer i to, co przedstawia."),
    missingPhotos: plain("Liczba zdjęć, których serwer nie przyjął."),
    page: plain("Strona, z której wysłano formularz."),
    received: plain("Data i godzina."),
    number: plain("Numer zapytania."),
    consent: plain("Treść zgody, którą klient zaznaczył."),
    signs: plain("Po czym poznać, że zapytanie mógł wysłać automat."),
  }),
  slots: group(
    "EnquiryMailSlots",
    "Co przedstawiają zdjęcia z osobnych pól.",
    fieldsFor(PHOTO_SLOTS, nameOf),
  ),
  map: group("EnquiryMailMap", "Mapa, na której widać położenie.", {
    url: plain("Adres miejsca na mapie: z {latitude} i {longitude}."),
  }),
  mark: plain("Dopisek w temacie e-maila, który mógł wysłać automat."),
  signs: group("EnquiryMailSigns", "Po czym poznać, że zapytanie mógł wysłać automat.", {
    trap: plain("Wypełniono pole, którego ludzie nie widzą."),
    noScript: plain("Formularz wysłano bez skryptów strony."),
    otherSite: plain("Formularz wysłano z obcej strony."),
    overBudget: plain("Z jednego łącza przyszło w ciągu doby więcej, niż wysyłają ludzie."),
  }),
  withoutPhotos: plain("Dopisek pod zapytaniem, którego zdjęć nie ma w e-mailu: z {number}."),
  daily: group("EnquiryMailDaily", "E-mail, który raz na dobę mówi, co czeka na człowieka.", {
    subject: plain("Temat."),
    marked: plain("Zapytania, które mógł wysłać automat; dalej jest ich tabela: z {count}."),
    waiting: plain("Zapytania, które nie zmieściły się w tabeli: z {count}."),
    review: plain("Nowe zapytania zatrzymane jako spam: z {count} i {all}."),
    failed: plain("Zapytania, których nie przyjął serwer poczty: z {count}."),
    help: plain("Co z nimi zrobić."),
  }),
});

/** These words stay on the server: the page never shows them. */
export const enquiryMail = defineModel({
  typeName: "EnquiryMail",
  label: "E-mail z zapytaniem",
  description: "Słowa e-maila, w którym zapytanie trafia do firmy.",
  files: ["enquiry-mail.yaml"],
  shape: enquiryMailShape,
});
