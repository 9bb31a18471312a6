import { z } from "zod";
import { defineModel } from "../define-model";
import { group, text } from "../fields";

/** The words of the e-mail in which an enquiry reaches the company. */
export const enquiryMailShape = z.strictObject({
  subjects: group("EnquiryMailSubjects", "Początek tematu e-maila.", {
    contact: text("Z formularza kontaktowego."),
    quote: text("Z formularza wyceny."),
  }),
  labels: group("EnquiryMailLabels", "Nazwy wierszy w e-mailu.", {
    email: text("Adres e-mail klienta."),
    phone: text("Numer telefonu klienta."),
    topic: text("Temat rozmowy."),
    area: text("Powierzchnia działki."),
    town: text("Miejscowość."),
    service: text("Usługa."),
    location: text("Dokładne położenie działki."),
    message: text("Wiadomość."),
    photos: text("Liczba zdjęć."),
    missingPhotos: text("Liczba zdjęć, których serwer nie przyjął."),
    unreadablePhotos: text("Numery zdjęć, których nie udało się odczytać."),
    page: text("Strona, z której wysłano formularz."),
    received: text("Data i godzina."),
    number: text("Numer zapytania."),
    consent: text("Treść zgody, którą klient zaznaczył."),
    signs: text("Po czym poznać, że zapytanie mógł wysłać automat."),
  }),
  understood: text("Wpis i to, jak go odczytano: z {typed} i {value}."),
  mark: text("Dopisek w temacie e-maila, który mógł wysłać automat."),
  signs: group("EnquiryMailSigns", "Po czym poznać, że zapytanie mógł wysłać automat.", {
    trap: text("Wypełniono pole, którego ludzie nie widzą."),
    noStamp: text("Formularz wysłano bez znacznika czasu."),
    forgedStamp: text("Znacznik czasu nie pochodzi z tej strony."),
    tooFast: text("Formularz wypełniono szybciej, niż potrafi człowiek."),
    oldStamp: text("Formularz otwarto ponad dobę wcześniej."),
    otherSite: text("Formularz wysłano z obcej strony."),
  }),
  withoutPhotos: text("Dopisek pod zapytaniem, którego zdjęć nie ma w e-mailu: z {number}."),
  daily: group("EnquiryMailDaily", "E-mail, który raz na dobę mówi, co czeka na człowieka.", {
    subject: text("Temat."),
    marked: text("Zapytania, które mógł wysłać automat; są w załącznikach: z {count}."),
    review: text("Nowe zgłoszenia zatrzymane jako spam: z {count} i {all}."),
    failed: text("Zapytania, których nie przyjął serwer poczty: z {count}."),
    help: text("Co z nimi zrobić."),
  }),
});

/** These words stay on the server: the page never shows them. */
export const enquiryMail = defineModel({
  typeName: "EnquiryMail",
  label: "E-mail ze zgłoszeniem",
  description: "Słowa e-maila, w którym zapytanie trafia do firmy.",
  files: /^enquiry-mail\.yaml$/,
  shape: enquiryMailShape,
});
