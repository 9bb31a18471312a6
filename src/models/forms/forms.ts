import { z } from "zod";
import {
  defineModel,
  fieldsFor,
  group,
  heading,
  label,
  markdown,
  plain,
  text,
} from "../../../packages/content-model";
import {
  ABOUT_FIELDS,
  type FormName,
  ownFields,
  PHOTO_SLOTS,
  SHARED_FIELDS,
  writtenField,
  type WrittenFieldName,
} from "../../../packages/enquiries/form";
import { navigationLink } from "../navigation";
import { fieldWords, fieldWordsTypes, slotWords } from "./field-words";

const words = {
  label: label("Nazwa pola."),
  placeholder: text("Przykład w pustym polu."),
  hint: text("Podpowiedź przy polu."),
};

const field = (description: string) =>
  group("FormField", "Słowa jednego pola formularza.", words).meta({ description });

const choice = (description: string) =>
  group("FormChoice", "Słowa pola, w którym się wybiera.", {
    ...words,
    options: z.array(label("Jedna z możliwości.")).min(1).describe("Co jest do wyboru."),
  }).meta({ description });

const notedField = (description: string) =>
  group("FormNotedField", "Słowa pola, pod którym są odnośniki.", {
    ...words,
    note: markdown("Zdanie pod polem, z odnośnikiem."),
  }).meta({ description });

/** The words of those fields that a visitor writes. */
const wordsOf = (names: readonly WrittenFieldName[]) =>
  fieldsFor(names, (name): z.ZodType => {
    const { hasOptions, hasNote } = writtenField(name);
    const kind = hasOptions ? choice : hasNote ? notedField : field;
    return kind(ABOUT_FIELDS[name].description);
  });

/** The words of one form. */
const form = (typeName: string, description: string, name: FormName) =>
  group(typeName, description, {
    heading: heading("Nagłówek formularza."),
    intro: text("Zdanie pod nagłówkiem."),
    fields: group(`${typeName}Fields`, "Pola tego formularza.", wordsOf(ownFields(name))),
    more: label("Napis, który odsłania dodatkowe pola."),
    button: label("Napis na przycisku wysyłania."),
  });

const slot = (description: string) =>
  group("PhotoSlot", "Pole na jedno zdjęcie.", {
    label: label("Nazwa pola."),
    hint: text("Co ma być na zdjęciu."),
    drawing: z
      .enum(["tree", "trunk", "gate"])
      .describe("Rysunek: tree – drzewo przy domu, trunk – pień z miarą, gate – brama i droga."),
  }).meta({ description });

const slots = group("PhotoSlots", "Osobne pola na zdjęcia, o które prosimy.", {
  heading: heading("Nagłówek nad tymi polami."),
  ...fieldsFor(PHOTO_SLOTS, (name) => slot(ABOUT_FIELDS[name].description)),
});

const locate = group("LocateWords", "Przycisk, który wpisuje położenie urządzenia.", {
  button: label("Napis na przycisku."),
  text: plain("Co wpisuje: z {coordinates} i {accuracy} – dokładnością."),
  rest: text("Obok przycisku, zanim ktoś go naciśnie: kiedy odczytujemy położenie."),
  searching: text("W czasie szukania."),
  found: text("Gdy położenie jest wpisane, z {accuracy} – dokładnością."),
  rough: text("Gdy wpisane położenie jest bardzo niedokładne, z {accuracy}."),
  refused: text("Gdy przeglądarka nie ma zgody."),
  timeout: text("Gdy szukanie trwa za długo."),
  insecure: text("Gdy połączenie nie jest szyfrowane."),
  unavailable: text("Gdy urządzenie nie zna położenia."),
});

const extras = group("FormExtras", "Pola dodatkowe, takie same w obu formularzach.", {
  ...wordsOf(SHARED_FIELDS),
  locate,
  slots,
  guide: navigationLink.describe("Odnośnik nad polami, do strony o zezwoleniach."),
  photos: group("PhotosField", ABOUT_FIELDS.photos.description, {
    label: label("Nazwa pola."),
    hint: text(
      "Podpowiedź przy polu, z {photos} – ile zdjęć i {megabytes} – ile megabajtów każde.",
    ),
    asTaken: text(
      "Gdy skrypt nie działa: zdjęcia idą takie, jak je zrobiono, z {megabytes} razem.",
    ),
  }),
});

const problem = (description: string) =>
  group("FormProblem", "Dlaczego zapytanie nie zostało wysłane i co robić.", {
    heading: heading("Nagłówek."),
    body: markdown("Co robić dalej: z {phone}, {phoneLink} i {email}."),
  }).describe(description);

const invalid = text("Gdy wpis jest niezrozumiały.");

const errors = group("FormErrors", "Co powiedzieć, gdy w polu jest błąd.", {
  email: group("EmailErrors", "Adres e-mail.", {
    oneOf: text("Gdy nie podano ani adresu, ani numeru telefonu."),
    invalid,
  }),
  phone: group("PhoneErrors", "Numer telefonu.", { invalid }),
  consent: group("ConsentErrors", "Zgoda.", { missing: text("Gdy zgody nie zaznaczono.") }),
  photos: group("PhotosErrors", "Zdjęcia.", {
    missing: text("Gdy po błędzie w innym polu trzeba wybrać zdjęcia jeszcze raz."),
    tooMany: text("Gdy zdjęć jest za dużo, z {photos}."),
    tooLarge: text("Gdy zdjęcie jest za duże, z {megabytes}."),
    tooManyBytes: text("Gdy zdjęcia są razem za duże, z {megabytes}."),
    wrongType: text("Gdy plik nie jest zdjęciem, które umiemy odczytać."),
  }),
  text: group("TextErrors", "Każde pole z tekstem.", {
    tooLong: text("Gdy wpis jest za długi, z {label} – nazwą pola i {limit} – liczbą znaków."),
    invalid: text("Gdy wpis ma niedozwolone znaki, z {label} – nazwą pola."),
  }),
});

/** Every word of the two forms. */
export const forms = defineModel({
  typeName: "Forms",
  label: "Formularze",
  description:
    "Wszystkie słowa formularzy. {phone} i {email} zamieniają się w numer i adres firmy.",
  files: ["forms.yaml"],
  derived: {
    contactFields: fieldWords("contact"),
    quoteFields: fieldWords("quote"),
    photoSlots: slotWords,
  },
  derivedTypes: fieldWordsTypes,
  shape: z.strictObject({
    contact: form("ContactForm", "Formularz kontaktowy.", "contact"),
    quote: form("QuoteForm", "Formularz wyceny.", "quote"),
    extras,
    consent: group("Consent", ABOUT_FIELDS.consent.description, {
      label: markdown("Treść zgody, z odnośnikami do stron prawnych."),
      hint: text("Podpowiedź o wycofaniu zgody."),
    }),
    messages: group("FormMessages", "Komunikaty formularza.", {
      sending: text("W czasie wysyłania."),
      invalid: text("Nad listą błędów."),
      errorTitle: plain("Tytuł strony, gdy formularz ma błędy, z {title}."),
      withoutPhotos: label("Przycisk pod komunikatem, że zapytania ze zdjęciami nie wysłano."),
      trap: label("Nazwa pola, którego ludzie nie widzą, a automaty wypełniają."),
    }),
    problems: group("FormProblems", "Gdy wysłać się nie udało.", {
      failed: problem("Gdy zawiódł serwer albo połączenie."),
      tooMany: problem("Gdy zapytań było za dużo w krótkim czasie."),
      tooLarge: problem("Gdy zdjęcia są razem za duże."),
    }),
    errors,
  }),
});
