import { z } from "zod";
import {
  fieldsWithOwnTexts,
  type FormName,
  PHOTO_SLOTS,
  SHARED_FIELDS,
  writtenField,
  type WrittenFieldName,
} from "@typed-site/enquiries/form";
import { defineModel, f } from "gatsby-plugin-typed-content";
import { navigationLink } from "../navigation";
import { filledList } from "../parts";
import { labelOfField } from "./about-fields";
import { fieldWords, fieldWordsTypes } from "./field-words";

const words = {
  label: f.label("Nazwa pola"),
  placeholder: f.line("Przykład w pustym polu"),
  hint: f.line("Podpowiedź przy polu"),
};

const field = f.group("FormField", "Słowa jednego pola formularza", words);

const choice = f.group("FormChoice", "Słowa pola, w którym się wybiera", {
  ...words,
  options: filledList(f.label({ label: "Możliwość", add: "możliwość" }), "Co jest do wyboru"),
});

const radio = f.group("FormRadio", "Słowa pola, w którym zaznacza się jedno z kilku", {
  label: words.label,
  options: filledList(f.label({ label: "Możliwość", add: "możliwość" }), "Co jest do wyboru"),
  hint: f.line({
    label: "Przed numerem telefonu",
    hint: "Widać to, gdy ktoś wybierze ostatnią możliwość.",
  }),
});

const notedField = f.group("FormNotedField", "Słowa pola, pod którym są odnośniki", {
  ...words,
  note: f.markdown({ label: "Zdanie pod polem", hint: "Z odnośnikiem." }),
});

/** The shape of the texts of some fields. */
const wordsOf = (names: readonly WrittenFieldName[]) =>
  f.fieldsFor(names, (name): z.ZodType => {
    const { kind, hasOptions, hasNote } = writtenField(name);
    const words = hasOptions ? choice : hasNote ? notedField : field;
    return f.labelled<z.ZodType>(kind === "radio" ? radio : words, labelOfField(name));
  });

/** The shape of one form's texts. @param own what only this form has */
const form = <Own extends z.ZodRawShape>(
  typeName: string,
  label: string,
  name: FormName,
  own: Own,
) =>
  f.group(typeName, label, {
    heading: f.heading("Nagłówek formularza"),
    intro: f.text("Zdanie pod nagłówkiem"),
    fields: f.group(`${typeName}Fields`, "Pola tego formularza", wordsOf(fieldsWithOwnTexts(name))),
    more: f.label("Napis, który odsłania dodatkowe pola"),
    button: f.label("Napis na przycisku wysyłania"),
    ...own,
  });

const slot = f.group("PhotoSlot", "Pole na jedno zdjęcie", {
  label: f.label("Nazwa pola"),
  hint: f.text("Co ma być na zdjęciu"),
  drawing: f.choice("SlotDrawing", "Rysunek", {
    tree: "drzewo przy domu",
    trunk: "pień z miarą",
    gate: "brama i droga",
  }),
});

const slots = f.group("PhotoSlots", "Osobne pola na zdjęcia, o które prosimy", {
  heading: f.heading("Nagłówek nad tymi polami"),
  ...f.fieldsFor(PHOTO_SLOTS, (name) => f.labelled(slot, labelOfField(name))),
});

const locate = f.group("LocateWords", "Przycisk, który wpisuje położenie urządzenia", {
  button: f.label("Napis na przycisku"),
  text: f.plain({
    label: "Co wpisuje",
    hint: "{accuracy} to dokładność.",
    uses: ["coordinates", "accuracy"],
  }),
  rest: f.text({
    label: "Obok przycisku, zanim ktoś go naciśnie",
    hint: "Kiedy odczytujemy położenie.",
  }),
  searching: f.text("W czasie szukania"),
  found: f.text({
    label: "Gdy położenie jest wpisane",
    hint: "{accuracy} to dokładność.",
    uses: ["accuracy"],
  }),
  rough: f.text({
    label: "Gdy wpisane położenie jest bardzo niedokładne",
    hint: "{accuracy} to dokładność.",
    uses: ["accuracy"],
  }),
  refused: f.text("Gdy przeglądarka nie ma zgody"),
  timeout: f.text("Gdy szukanie trwa za długo"),
  insecure: f.text("Gdy połączenie nie jest szyfrowane"),
  unavailable: f.text("Gdy urządzenie nie zna położenia"),
});

const photosWords = f.group("PhotosWords", "Przyciski pól na zdjęcia i co słyszą czytniki ekranu", {
  add: f.label("Przycisk, który dodaje zdjęcia"),
  addOne: f.label("Ten przycisk, gdy pole przyjmuje jedno zdjęcie"),
  remove: f.label("Przycisk przy wybranym zdjęciu, który je usuwa"),
  added: f.plain({
    label: "Po wyborze zdjęć",
    hint: "{name} to nazwy plików.",
    uses: ["name"],
  }),
  removed: f.plain({
    label: "Po usunięciu zdjęcia",
    hint: "{name} to nazwa pliku.",
    uses: ["name"],
  }),
});

const extras = f.group(
  "FormExtras",
  { label: "Pola dodatkowe", hint: "Takie same w obu formularzach." },
  {
    ...wordsOf(SHARED_FIELDS),
    locate,
    slots,
    guide: f.labelled(navigationLink, "Odnośnik nad polami, do strony o zezwoleniach"),
    photos: f.group("PhotosField", labelOfField("photos"), {
      label: f.label("Nazwa pola"),
      hint: f.text({
        label: "Podpowiedź przy polu",
        hint: "{photos} to liczba zdjęć, a {megabytes} – ile megabajtów może mieć każde.",
        uses: ["photos", "megabytes"],
      }),
      asTaken: f.text({
        label: "Gdy skrypt nie działa",
        hint: "Zdjęcia idą wtedy takie, jak je zrobiono. {megabytes} to ile megabajtów mogą mieć razem.",
        uses: ["megabytes"],
      }),
      words: photosWords,
    }),
  },
);

const problem = f.group("FormProblem", "Dlaczego zapytanie nie zostało wysłane i co robić", {
  heading: f.heading("Nagłówek"),
  body: f.markdown({
    label: "Co robić dalej",
    hint: "Może mieć {phone}, {phoneLink} i {email}.",
  }),
});

const invalid = f.text("Gdy wpis jest niezrozumiały");

const errors = f.group("FormErrors", "Co powiedzieć, gdy w polu jest błąd", {
  email: f.group("EmailErrors", "Adres e-mail", {
    oneOf: f.text("Gdy nie podano ani adresu, ani numeru telefonu"),
    misspelt: f.text({
      label: "Gdy adres różni się jedną literą od adresów znanej poczty",
      hint: "{address} to adres, o który pewnie chodziło. Pytamy raz: ponownie wysłany przyjmujemy.",
      uses: ["address"],
    }),
    notAlone: f.text("Gdy obok adresu jest nazwisko albo drugi adres"),
    invalid,
  }),
  phone: f.group("PhoneErrors", "Numer telefonu", { invalid }),
  consent: f.group("ConsentErrors", "Zgoda", { missing: f.text("Gdy zgody nie zaznaczono") }),
  photos: f.group("PhotosErrors", "Zdjęcia", {
    missing: f.text("Gdy po błędzie w innym polu trzeba wybrać zdjęcia jeszcze raz"),
    tooMany: f.text({ label: "Gdy zdjęć jest za dużo", uses: ["photos"] }),
    tooLarge: f.text({ label: "Gdy zdjęcie jest za duże", uses: ["file", "megabytes"] }),
    tooManyBytes: f.text({ label: "Gdy zdjęcia są razem za duże", uses: ["megabytes"] }),
    wrongType: f.text({
      label: "Gdy plik nie jest zdjęciem, które umiemy odczytać",
      hint: "{file} to nazwa pliku.",
      uses: ["file"],
    }),
  }),
  text: f.group("TextErrors", "Każde pole z tekstem", {
    tooLong: f.text({
      label: "Gdy wpis jest za długi",
      hint: "{label} to nazwa pola, a {limit} – liczba znaków.",
      uses: ["label", "limit"],
    }),
  }),
});

/** What `content/forms.yaml` may hold. */
export const formsShape = z.strictObject({
  contact: form("ContactForm", "Formularz kontaktowy", "contact", {}),
  quote: form("QuoteForm", "Formularz wyceny", "quote", {}),
  extras,
  consent: f.group("Consent", labelOfField("consent"), {
    label: f.markdown({ label: "Treść zgody", hint: "Z odnośnikami do stron prawnych." }),
    hint: f.line("Podpowiedź o wycofaniu zgody"),
  }),
  messages: f.group("FormMessages", "Komunikaty formularza", {
    eitherContact: f.line({
      label: "Nad polami na adres e-mail i telefon",
      hint: "Że wystarczy jedno z nich.",
    }),
    sending: f.line("W czasie wysyłania"),
    invalid: f.text("Nad listą błędów"),
    errorTitle: f.plain({ label: "Tytuł strony, gdy formularz ma błędy", uses: ["title"] }),
    withoutPhotos: f.label("Przycisk pod komunikatem, że zapytania ze zdjęciami nie wysłano"),
    trap: f.label("Nazwa pola, którego ludzie nie widzą, a automaty wypełniają"),
  }),
  problems: f.group("FormProblems", "Gdy wysłać się nie udało", {
    failed: f.labelled(problem, "Gdy zawiódł serwer albo połączenie"),
    tooMany: f.labelled(problem, "Gdy zapytań było za dużo w krótkim czasie"),
    tooLarge: f.labelled(problem, "Gdy zdjęcia są razem za duże"),
  }),
  errors,
});

/** All texts of the two forms. */
export const forms = defineModel({
  typeName: "Forms",
  label: "Formularze",
  description:
    "Wszystkie słowa formularzy. {phone} i {email} zamieniają się w numer i adres firmy.",
  editor: { group: "Menu, formularze i napisy" },
  files: ["forms.yaml"],
  graphql: {
    fields: {
      contactFields: fieldWords("contact"),
      quoteFields: fieldWords("quote"),
    },
    types: fieldWordsTypes,
  },
  shape: formsShape,
});
