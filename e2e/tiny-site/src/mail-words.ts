import { WRITTEN_FIELDS } from "@typed-site/enquiries/form";
import type { MailWords } from "@typed-site/enquiries/server";

const none = Object.fromEntries(WRITTEN_FIELDS.map((name) => [name, ""]));

/** The words of the mails that the bakery gets. */
export const mailWords = (companyEmail: string): MailWords => ({
  subjects: { contact: "Zamówienie", quote: "Zamówienie" },
  labels: {
    ...(none as MailWords["labels"]),
    email: "E-mail",
    message: "Zamówienie",
    photos: "Zdjęcia",
    photo: "Zdjęcie",
    missingPhotos: "Bez zdjęć",
    page: "Strona",
    received: "Kiedy",
    number: "Numer",
    consent: "Zgoda",
    signs: "Oznaki",
  },
  slots: { photoWhole: "", photoTrunk: "", photoAccess: "" },
  map: { url: "https://map.example/?lat={latitude}&lon={longitude}" },
  mark: "[automat?]",
  signs: {
    trap: "pułapka",
    noScript: "bez skryptu",
    otherSite: "z innej strony",
    flood: "zbyt wiele naraz",
  },
  withoutPhotos: "Zdjęcia do {number} są na serwerze.",
  daily: {
    subject: "Co czeka",
    marked: "Podejrzane: {count}",
    waiting: "Czeka: {count}",
    review: "Do przejrzenia: {count} z {all}",
    failed: "Nie doszło: {count}",
    help: "Zapytaj, kto prowadzi serwer.",
    sent: "W zeszłym miesiącu: {count}",
    monthly: "Usuń, co stare.",
  },
  consent: "Zgadzam się na odpowiedź",
  companyEmail,
});
