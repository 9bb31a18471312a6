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
    page: text("Strona, z której wysłano formularz."),
    received: text("Data i godzina."),
    number: text("Numer zapytania."),
    consent: text("Treść zgody, którą klient zaznaczył."),
  }),
  understood: text("Wpis i to, jak go odczytano: z {typed} i {value}."),
});

/** These words stay on the server: the page never shows them. */
export const enquiryMail = defineModel({
  typeName: "EnquiryMail",
  label: "E-mail ze zgłoszeniem",
  description: "Słowa e-maila, w którym zapytanie trafia do firmy.",
  files: /^enquiry-mail\.yaml$/,
  shape: enquiryMailShape,
});
