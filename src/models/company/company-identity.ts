import { z } from "zod";
import { f, type RecordProblem, type RecordSource } from "gatsby-plugin-typed-content";
import { postalCodeProblem, withHyphen } from "./postal-code";
import { nipProblem, regonProblem } from "./tax-numbers";

const weekday = (words: f.Labelled) =>
  f.labelled(
    z.enum(["poniedziałek", "wtorek", "środa", "czwartek", "piątek", "sobota", "niedziela"]),
    words,
  );

const time = (words: f.Labelled) =>
  f.labelled(z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/), words);

const openingHours = f.group(
  "OpeningHours",
  { label: "Godziny", hint: "Kiedy firma odbiera telefon.", add: "godziny" },
  {
    from: weekday("Pierwszy dzień"),
    to: weekday({ label: "Ostatni dzień", hint: "Puste, jeśli to jeden dzień." }).optional(),
    opens: time({ label: "Od której godziny", hint: "Cztery cyfry, na przykład 08:00." }),
    closes: time({ label: "Do której godziny", hint: "Cztery cyfry, na przykład 16:00." }),
  },
);

const person = f.group(
  "Person",
  {
    label: "Osoba",
    hint: "Ktoś z kwalifikacjami, kto przyjeżdża do klienta.",
    add: "osobę",
    titleKey: "name",
  },
  {
    name: f.label("Imię i nazwisko"),
    role: f.label({ label: "Kim jest", hint: "Małą literą, na przykład dendrolog." }),
    qualification: f.text({
      label: "Kwalifikacja",
      hint: "Nazwa dyplomu, certyfikatu lub uprawnień.",
    }),
    number: f.label("Numer dyplomu, certyfikatu lub uprawnień").optional(),
    photo: f
      .photo({ label: "Zdjęcie", hint: "Tej osoby, za jej zgodą; twarz pośrodku poziomego kadru." })
      .optional(),
  },
);

/** The company's legal identity. Every field is optional; pages leave out what is missing. */
export const companyIdentity = {
  legalName: f.plain({ label: "Pełna nazwa firmy", hint: "Taka jak w rejestrze." }).optional(),
  address: f
    .group("PostalAddress", "Adres firmy", {
      street: f.plain("Ulica i numer"),
      postalCode: f.completed(
        f.checked(
          f.plain({ label: "Kod pocztowy", hint: "Na przykład 80-001." }),
          postalCodeProblem,
        ),
        withHyphen,
      ),
      city: f.plain("Miejscowość"),
    })
    .optional(),
  nip: f
    .checked(f.plain({ label: "NIP", hint: "Na przykład 123-456-32-18." }), nipProblem)
    .optional(),
  regon: f.checked(f.plain({ label: "REGON", hint: "9 albo 14 cyfr." }), regonProblem).optional(),
  register: f
    .plain({
      label: "Rejestr, w którym firma jest wpisana",
      hint: "Na przykład: wpis w CEIDG albo KRS z numerem.",
      rows: 2,
    })
    .optional(),
  hours: f.list(openingHours, "Godziny, w których firma odbiera telefon").default([]),
  responseTime: f
    .label({
      label: "Kiedy najpóźniej firma odpowiada na zapytanie",
      hint: "Na przykład: w ciągu jednego dnia roboczego.",
    })
    .optional(),
  insurance: f
    .group("Insurance", "Ubezpieczenie odpowiedzialności cywilnej (OC)", {
      sum: f.label({ label: "Suma gwarancyjna z walutą", hint: "Na przykład 500 000 zł." }),
      insurer: f.label("Nazwa zakładu ubezpieczeń"),
    })
    .optional(),
  people: f.list(person, "Osoby z kwalifikacjami").default([]),
  photosNote: f
    .text({
      label: "Zdanie na górze każdej strony ze zdjęciami",
      hint: "Dopóki któreś z nich jest wizualizacją. Potem usuń je stąd. Słowo „część” pasuje dopiero od pierwszej fotografii.",
    })
    .optional(),
};

/** The problems of opening hours that end before they begin. */
export function hoursProblems(record: RecordSource): RecordProblem[] {
  const { data: hours = [] } = companyIdentity.hours.safeParse(record.data.hours);
  return hours.flatMap(({ opens, closes }, index) =>
    opens < closes
      ? []
      : {
          record,
          path: ["hours", index, "closes"],
          problem: `Godziny kończą się o ${closes}, a zaczynają dopiero o ${opens}.`,
          remedy: "Wpisz godzinę późniejszą niż początek albo zamień obie ze sobą.",
        },
  );
}
