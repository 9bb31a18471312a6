import { z } from "zod";
import { defineModel } from "../define-model";
import { group, markdown, text } from "../fields";

const words = {
  label: text("Nazwa pola."),
  placeholder: text("Przykład w pustym polu."),
  hint: text("Podpowiedź przy polu."),
};

const field = (description: string) =>
  group("FormField", "Słowa jednego pola formularza.", words).meta({ description });

const errorWords = (description: string) =>
  group("FieldErrors", "Co powiedzieć, gdy pole jest puste albo błędne.", {
    missing: text("Gdy pole jest puste."),
    invalid: text("Gdy wpis jest niezrozumiały.").optional(),
  }).describe(description);

const contact = group("ContactForm", "Formularz kontaktowy.", {
  heading: text("Nagłówek formularza."),
  intro: text("Zdanie pod nagłówkiem."),
  fields: group("ContactFormFields", "Pola formularza kontaktowego.", {
    email: field("Adres e-mail."),
    phone: field("Numer telefonu."),
    topic: group("TopicField", "Pole z tematem rozmowy.", {
      ...words,
      options: z.array(text("Temat.")).min(1).describe("Tematy do wyboru."),
    }),
  }),
  button: text("Napis na przycisku wysyłania."),
});

const quote = group("QuoteForm", "Formularz wyceny.", {
  heading: text("Nagłówek formularza."),
  intro: text("Zdanie pod nagłówkiem."),
  fields: group("QuoteFormFields", "Pola formularza wyceny.", {
    email: field("Adres e-mail."),
    phone: field("Numer telefonu."),
    area: field("Powierzchnia działki w m²."),
    town: field("Miejscowość."),
    service: field("Usługa."),
  }),
  button: text("Napis na przycisku wysyłania."),
});

/** Every word of the two forms. */
export const forms = defineModel({
  typeName: "Forms",
  description:
    "Wszystkie słowa formularzy. {phone} i {email} zamieniają się w numer i adres firmy.",
  files: /^forms\.yaml$/,
  shape: z.strictObject({
    contact,
    quote,
    consent: group("Consent", "Zgoda na przetwarzanie danych.", {
      label: markdown("Treść zgody, z odnośnikami do stron prawnych."),
      hint: text("Podpowiedź o wycofaniu zgody."),
    }),
    notice: group(
      "FormNotice",
      "Co pokazuje przycisk wysyłania, zanim formularz zacznie wysyłać.",
      {
        heading: text("Nagłówek."),
        body: markdown("Jak się z nami skontaktować: z {phone}, {phoneLink} i {email}."),
      },
    ),
    messages: group("FormMessages", "Komunikaty po wysłaniu.", {
      sending: text("W czasie wysyłania."),
      sent: text("Po wysłaniu."),
      failed: text("Gdy wysłać się nie udało."),
      invalid: text("Gdy formularz ma błędy."),
    }),
    errors: group("FormErrors", "Błędy przy polach.", {
      email: errorWords("Adres e-mail."),
      phone: errorWords("Numer telefonu."),
      topic: errorWords("Temat rozmowy."),
      area: errorWords("Powierzchnia działki."),
      town: errorWords("Miejscowość."),
      service: errorWords("Usługa."),
      consent: errorWords("Zgoda."),
    }),
  }),
});
