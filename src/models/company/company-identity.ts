import { z } from "zod";
import { f, type RecordProblem, type RecordSource } from "../../../packages/content-model";
import { postalCodeProblem, withHyphen } from "./postal-code";
import { nipProblem, regonProblem } from "./tax-numbers";

const weekday = (description: string) =>
  z
    .enum(["poniedziałek", "wtorek", "środa", "czwartek", "piątek", "sobota", "niedziela"])
    .describe(description);

const time = (description: string) =>
  z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .describe(description);

const openingHours = f.group(
  "OpeningHours",
  "Godziny, w których firma odbiera telefon.",
  {
    from: weekday("Pierwszy dzień."),
    to: weekday("Ostatni dzień; puste, jeśli to jeden dzień.").optional(),
    opens: time("Od której godziny, cztery cyfry, na przykład 08:00."),
    closes: time("Do której godziny, cztery cyfry, na przykład 16:00."),
  },
  "Godziny",
);

const person = f.group(
  "Person",
  "Osoba z kwalifikacjami, która przyjeżdża do klienta.",
  {
    name: f.label("Imię i nazwisko."),
    role: f.label("Kim jest, małą literą, na przykład dendrolog."),
    qualification: f.text("Kwalifikacja: nazwa dyplomu, certyfikatu lub uprawnień."),
    number: f.label("Numer dyplomu, certyfikatu lub uprawnień.").optional(),
  },
  "Osoba",
);

/** The company's legal identity. Every field is optional; pages leave out what is missing. */
export const companyIdentity = {
  legalName: f.plain("Pełna nazwa firmy, taka jak w rejestrze.").optional(),
  address: f
    .group("PostalAddress", "Adres firmy.", {
      street: f.plain("Ulica i numer."),
      postalCode: f.completed(
        f.checked(f.plain("Kod pocztowy, na przykład 80-001."), postalCodeProblem),
        withHyphen,
      ),
      city: f.plain("Miejscowość."),
    })
    .optional(),
  nip: f.checked(f.plain("NIP, na przykład 123-456-32-18."), nipProblem).optional(),
  regon: f.checked(f.plain("REGON, 9 albo 14 cyfr."), regonProblem).optional(),
  register: f
    .plain("Rejestr, w którym firma jest wpisana, na przykład: wpis w CEIDG albo KRS z numerem.")
    .optional(),
  hours: z.array(openingHours).default([]).describe("Godziny, w których firma odbiera telefon."),
  responseTime: f
    .label(
      "Kiedy najpóźniej firma odpowiada na zapytanie, na przykład: w ciągu jednego dnia roboczego.",
    )
    .optional(),
  insurance: f
    .group("Insurance", "Ubezpieczenie odpowiedzialności cywilnej (OC).", {
      sum: f.label("Suma gwarancyjna z walutą, na przykład 500 000 zł."),
      insurer: f.label("Nazwa zakładu ubezpieczeń."),
    })
    .optional(),
  people: z.array(person).default([]).describe("Osoby z kwalifikacjami."),
  photosNote: f
    .text(
      "Zdanie na górze każdej strony ze zdjęciami, dopóki któreś z nich jest wizualizacją. Potem usuń je stąd. Słowo „część” pasuje dopiero od pierwszej fotografii.",
    )
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
