import {
  type ContentProblem,
  isMapping,
  isRead,
  type PlacedRecord,
  problemAt,
  textFields,
} from "gatsby-plugin-typed-content";
import { digitsOf } from "./phone-number";

/** A number or address of the company's, how it may be written, and what to write in its place. */
interface Contact {
  pattern: RegExp;
  /** Whether a text may have it: a pattern with classes of Unicode is slow, and most texts have no number. */
  mayBeIn: (text: string) => boolean;
  name: string;
  remedy: string;
}

/** Files that have the company's contacts where they belong. */
const HOME = ["Company", "Samples"];

/** The texts with a number or an address of the company's that would stay when it is changed in the company's file. */
export function contactsByHand(records: readonly PlacedRecord[]): ContentProblem[] {
  const company = records.find(({ model }) => model.typeName === "Company");
  const contacts = company ? contactsOf(company.data) : [];
  const texts = records
    .filter(({ model }) => !HOME.includes(model.typeName))
    .flatMap((record) =>
      textFields(record.model.shape, record.data)
        .filter(isRead)
        .map(({ value, path }) => ({ record, value, path })),
    );
  return texts.flatMap(({ record, value, path }) =>
    contacts.flatMap(({ pattern, mayBeIn, name, remedy }) => {
      const [words] = (mayBeIn(value) && pattern.exec(value)) || [];
      if (words === undefined) return [];
      const problem = `jest ${name} wpisany ręcznie („${words}”), więc po zmianie zostałby tu dawny.`;
      return problemAt(record, path, { code: "ownInside", params: { problem, remedy } }, { words });
    }),
  );
}

function contactsOf({ email, quotesPhone, otherPhones }: PlacedRecord["data"]): Contact[] {
  const others = Array.isArray(otherPhones) ? otherPhones : [];
  return [
    ...(typeof email === "string" ? [ofAddress(email)] : []),
    ...numbersIn([quotesPhone], "Wpisz {phone}, a w adresie odnośnika {phoneLink}."),
    ...numbersIn(others, "Wpisz {phone} albo odeślij do strony, na której są wszystkie numery."),
  ];
}

const ofAddress = (email: string): Contact => ({
  pattern: new RegExp(
    `(?<![\\w.+-])${email.replace(/[.+*?^${}()|]/g, String.raw`\$&`)}(?![\\w-]|\\.\\w)`,
    "i",
  ),
  mayBeIn: (text) => text.includes("@"),
  name: "adres firmy",
  remedy: "Wpisz {email}.",
});

/** Digits of a number, however they are grouped. */
const SOME_NUMBER = /\d(?:\D{0,2}\d){2}/;

const numbersIn = (phones: readonly unknown[], remedy: string): Contact[] =>
  phones.flatMap((phone) => {
    const digits = isMapping(phone) && digitsOf(String(phone.number));
    if (!digits) return [];
    const mayBeIn = (text: string) =>
      SOME_NUMBER.test(text) && text.replace(/\D/g, "").includes(digits.national);
    return { pattern: writtenAs(digits), mayBeIn, name: "numer firmy", remedy };
  });

/** A number however its digits are grouped, with its country or without; not a part of a longer row of digits. */
function writtenAs({ country, national }: { country: string; national: string }): RegExp {
  const between = String.raw`[^\p{L}\d,]`;
  const prefix = String.raw`(?:(?:\+|00)${country}${between}{0,3})?`;
  const digits = [...national].join(`${between}{0,2}`);
  return new RegExp(String.raw`(?<!\d${between}?)${prefix}${digits}(?!${between}?\d)`, "u");
}
