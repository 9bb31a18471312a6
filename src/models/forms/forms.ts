import { z } from "zod";
import { defineModel, f } from "../../../packages/content-model";
import {
  fieldsWithOwnTexts,
  type FormName,
  PHOTO_SLOTS,
  SHARED_FIELDS,
  writtenField,
  type WrittenFieldName,
} from "../../../packages/enquiries/form";
import { navigationLink } from "../navigation";
import { filledList } from "../parts";
import { descriptionOfField } from "./about-fields";
import { fieldWords, fieldWordsTypes } from "./field-words";

const words = {
  label: f.label("Nazwa pola."),
  placeholder: f.text("Przykład w pustym polu."),
  hint: f.text("Podpowiedź przy polu."),
};

const field = f.group("FormField", "Słowa jednego pola formularza.", words);

const choice = f.group("FormChoice", "Słowa pola, w którym się wybiera.", {
  ...words,
  options: filledList(f.label("Jedna z możliwości."), "Co jest do wyboru."),
});

const notedField = f.group("FormNotedField", "Słowa pola, pod którym są odnośniki.", {
  ...words,
  note: f.markdown("Zdanie pod polem, z odnośnikiem."),
});

/** The shape of the texts of some fields. */
const wordsOf = (names: readonly WrittenFieldName[]) =>
  f.fieldsFor(names, (name): z.ZodType => {
    const { hasOptions, hasNote } = writtenField(name);
    const kind = hasOptions ? choice : hasNote ? notedField : field;
    return kind.describe(descriptionOfField(name));
  });

/** The shape of one form's texts. @param own what only this form has */
const form = <Own extends z.ZodRawShape>(
  typeName: string,
  description: string,
  name: FormName,
  own: Own,
) =>
  f.group(typeName, description, {
    heading: f.heading("Nagłówek formularza."),
    intro: f.text("Zdanie pod nagłówkiem."),
    fields: f.group(
      `${typeName}Fields`,
      "Pola tego formularza.",
      wordsOf(fieldsWithOwnTexts(name)),
    ),
    more: f.label("Napis, który odsłania dodatkowe pola."),
    button: f.label("Napis na przycisku wysyłania."),
    ...own,
  });

const slot = f.group("PhotoSlot", "Pole na jedno zdjęcie.", {
  label: f.label("Nazwa pola."),
  hint: f.text("Co ma być na zdjęciu."),
  drawing: f.choice("SlotDrawing", "Rysunek", {
    tree: "drzewo przy domu",
    trunk: "pień z miarą",
    gate: "brama i droga",
  }),
});

const slots = f.group("PhotoSlots", "Osobne pola na zdjęcia, o które prosimy.", {
  heading: f.heading("Nagłówek nad tymi polami."),
  ...f.fieldsFor(PHOTO_SLOTS, (name) => slot.describe(descriptionOfField(name))),
});

const locate = f.group("LocateWords", "Przycisk, który wpisuje położenie urządzenia.", {
  button: f.label("Napis na przycisku."),
  text: f.plain("Co wpisuje: z {coordinates} i {accuracy} – dokładnością."),
  rest: f.text("Obok przycisku, zanim ktoś go naciśnie: kiedy odczytujemy położenie."),
  searching: f.text("W czasie szukania."),
  found: f.text("Gdy położenie jest wpisane, z {accuracy} – dokładnością."),
  rough: f.text("Gdy wpisane położenie jest bardzo niedokładne, z {accuracy}."),
  refused: f.text("Gdy przeglądarka nie ma zgody."),
  timeout: f.text("Gdy szukanie trwa za długo."),
  insecure: f.text("Gdy połączenie nie jest szyfrowane."),
  unavailable: f.text("Gdy urządzenie nie zna położenia."),
});

const photosWords = f.group(
  "PhotosWords",
  "Przyciski pól na zdjęcia i co słyszą czytniki ekranu.",
  {
    add: f.label("Przycisk, który dodaje zdjęcia."),
    addOne: f.label("Ten przycisk, gdy pole przyjmuje jedno zdjęcie."),
    remove: f.label("Przycisk przy wybranym zdjęciu, który je usuwa."),
    added: f.plain("Po wyborze zdjęć, z {name} – nazwami plików."),
    removed: f.plain("Po usunięciu zdjęcia, z {name} – nazwą pliku."),
  },
);

const extras = f.group("FormExtras", "Pola dodatkowe, takie same w obu formularzach.", {
  ...wordsOf(SHARED_FIELDS),
  locate,
  slots,
  guide: navigationLink.describe("Odnośnik nad polami, do strony o zezwoleniach."),
  photos: f.group("PhotosField", descriptionOfField("photos"), {
    label: f.label("Nazwa pola."),
    hint: f.text(
      "Podpowiedź przy polu, z {photos} – ile zdjęć i {megabytes} – ile megabajtów każde.",
    ),
    asTaken: f.text(
      "Gdy skrypt nie działa: zdjęcia idą takie, jak je zrobiono, z {megabytes} razem.",
    ),
    words: photosWords,
  }),
});

const problem = f.group("FormProblem", "Dlaczego zapytanie nie zostało wysłane i co robić.", {
  heading: f.heading("Nagłówek."),
  body: f.markdown("Co robić dalej: z {phone}, {phoneLink} i {email}."),
});

const invalid = f.text("Gdy wpis jest niezrozumiały.");

const errors = f.group("FormErrors", "Co powiedzieć, gdy w polu jest błąd.", {
  email: f.group("EmailErrors", "Adres e-mail.", {
    oneOf: f.text("Gdy nie podano ani adresu, ani numeru telefonu."),
    notAlone: f.text("Gdy obok adresu jest nazwisko albo drugi adres."),
    invalid,
  }),
  phone: f.group("PhoneErrors", "Numer telefonu.", { invalid }),
  consent: f.group("ConsentErrors", "Zgoda.", { missing: f.text("Gdy zgody nie zaznaczono.") }),
  photos: f.group("PhotosErrors", "Zdjęcia.", {
    missing: f.text("Gdy po błędzie w innym polu trzeba wybrać zdjęcia jeszcze raz."),
    tooMany: f.text("Gdy zdjęć jest za dużo, z {photos}."),
    tooLarge: f.text("Gdy zdjęcie jest za duże, z {megabytes}."),
    tooManyBytes: f.text("Gdy zdjęcia są razem za duże, z {megabytes}."),
    wrongType: f.text("Gdy plik nie jest zdjęciem, które umiemy odczytać."),
  }),
  text: f.group("TextErrors", "Każde pole z tekstem.", {
    tooLong: f.text("Gdy wpis jest za długi, z {label} – nazwą pola i {limit} – liczbą znaków."),
  }),
});

/** All texts of the two forms. */
export const forms = defineModel({
  typeName: "Forms",
  label: "Formularze",
  group: "Menu, formularze i napisy",
  description:
    "Wszystkie słowa formularzy. {phone} i {email} zamieniają się w numer i adres firmy.",
  files: ["forms.yaml"],
  derived: {
    contactFields: fieldWords("contact"),
    quoteFields: fieldWords("quote"),
  },
  derivedTypes: fieldWordsTypes,
  shape: z.strictObject({
    contact: form("ContactForm", "Formularz kontaktowy.", "contact", {}),
    quote: form("QuoteForm", "Formularz wyceny.", "quote", {
      areaExample: f.text(
        "Przykład w polu „Co jest do zrobienia?” na stronach usług, przy których nie mierzy się pnia.",
      ),
    }),
    extras,
    consent: f.group("Consent", descriptionOfField("consent"), {
      label: f.markdown("Treść zgody, z odnośnikami do stron prawnych."),
      hint: f.text("Podpowiedź o wycofaniu zgody."),
    }),
    messages: f.group("FormMessages", "Komunikaty formularza.", {
      eitherContact: f.text("Nad polami na adres e-mail i telefon: że wystarczy jedno z nich."),
      sending: f.text("W czasie wysyłania."),
      invalid: f.text("Nad listą błędów."),
      errorTitle: f.plain("Tytuł strony, gdy formularz ma błędy, z {title}."),
      withoutPhotos: f.label("Przycisk pod komunikatem, że zapytania ze zdjęciami nie wysłano."),
      trap: f.label("Nazwa pola, którego ludzie nie widzą, a automaty wypełniają."),
    }),
    problems: f.group("FormProblems", "Gdy wysłać się nie udało.", {
      failed: problem.describe("Gdy zawiódł serwer albo połączenie."),
      tooMany: problem.describe("Gdy zapytań było za dużo w krótkim czasie."),
      tooLarge: problem.describe("Gdy zdjęcia są razem za duże."),
    }),
    errors,
  }),
});
