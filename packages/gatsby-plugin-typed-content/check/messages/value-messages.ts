import { count } from "../../wording";
import { howToWrite, nameOfType, typeOf, withItsCompletion, writtenAs } from "../how-to-write";
import { didYouMean, nearest } from "../nearest";
import type { Subject } from "../subject";

/** On which side of a limit a value has to be, or that it has to be the limit itself. */
export type Side = "least" | "most" | "exact";

const sides: Record<Side, string> = {
  least: "co najmniej",
  most: "najwyżej",
  exact: "dokładnie",
};

/** A length that is wrong. */
export interface Length {
  length: number;
  limit: number;
  side: Side;
}

/** The limit that a number is beyond, and both limits of its field. */
export interface Limits {
  limit: number;
  side: Side;
  least: number;
  most: number;
}

const entries = (number: number) => count(number, "wpis", "wpisy", "wpisów");
const characters = (number: number) => count(number, "znak", "znaki", "znaków");

/** The messages about a value that is missing or doesn't fit its field, and about an unknown key. */
export const valueMessages = {
  missing: (_: undefined, subject: Subject) => ({
    problem: `${subject.owner}: brakuje pozycji ${subject.field}.`,
    remedy: `Dopisz „${String(subject.key)}:”, a ${howToWrite(subject)}. Opis tej pozycji: ${subject.description}`,
  }),
  unknownKey: ({ key, guess }: { key: string; guess?: string }, { owner, field }: Subject) => ({
    problem: `${owner}: nieznana pozycja ${field}.`,
    remedy: didYouMean(guess) ?? `Popraw nazwę „${key}” albo usuń tę pozycję.`,
  }),
  /** @param home the group that has such a key; none where it is the whole thing */
  misplacedKey: ({ key, home }: { key: string; home?: string }, { owner, field }: Subject) => ({
    problem: `${owner}: nieznana pozycja ${field}.`,
    remedy: home
      ? `Pozycja „${key}” należy do „${home}”; zwiększ wcięcie.`
      : `Pozycja „${key}” należy do najwyższego poziomu; zmniejsz wcięcie.`,
  }),
  nothing: (_: undefined, { owner }: Subject) => ({
    problem: `${owner}: nic tu nie ma.`,
    remedy: "Wpisz treść albo usuń ten wpis.",
  }),
  empty: (_: undefined, subject: Subject) => ({
    problem: `${subject.value} jest pusta.`,
    remedy: `Wpisz ${howToWrite(subject)}.`,
  }),
  emptyItem: (_: undefined, subject: Subject) => ({
    problem: `${subject.value} jest pusta.`,
    remedy: `Wpisz ${howToWrite(subject)} albo usuń ten wiersz.`,
  }),
  wrongType: ({ expected }: { expected: string }, subject: Subject) => {
    const right = writtenAs(expected, subject);
    const actual = typeOf(subject.data);
    const isBlock = expected === "array" || expected === "object";
    const example = isBlock ? "" : ` Tak ma być: ${subject.description}`;
    return {
      problem: `${subject.within} jest ${nameOfType(actual)}, a ma być ${nameOfType(expected)}.`,
      remedy: right ? `Zapisz tę wartość ${right}.` : `Wpisz ${howToWrite(subject)}.${example}`,
    };
  },
  unknownChoice: ({ choices }: { choices: readonly string[] }, { value, shown }: Subject) => {
    const guess = didYouMean(nearest(shown, choices));
    const all = `Do wyboru: ${choices.join(", ")}.`;
    return {
      problem: `${value} ma wartość „${shown}”, której strona nie zna.`,
      remedy: guess ? `${guess} ${all}` : all,
    };
  },
  /** Two numbers of a group, each right in the place of the other. */
  swapped: ({ other }: { other: string }, { value, key, shown }: Subject) => ({
    problem: `${value} ma wartość ${shown}, a to wygląda na wartość pozycji „${other}”.`,
    remedy: `Zamień ze sobą wartości „${String(key)}” i „${other}”.`,
  }),
  wrongNumber: ({ limit, side, least, most }: Limits, subject: Subject) => ({
    problem: `${subject.value} ma wartość ${subject.shown}, a dozwolone jest ${sides[side]} ${limit}.`,
    remedy: `Wpisz liczbę od ${least} do ${most}. Tak ma być: ${subject.description}`,
  }),
  wrongEntries: ({ length, limit, side }: Length, { value }: Subject) => ({
    problem: `${value} ma ${entries(length)}, a ma mieć ${sides[side]} ${limit}.`,
    remedy:
      length < limit ? `Dopisz ${entries(limit - length)}.` : `Usuń ${entries(length - limit)}.`,
  }),
  wrongLength: ({ length, limit, side }: Length, { value }: Subject) => ({
    problem: `${value} ma ${characters(length)}, a ma mieć ${sides[side]} ${limit}.`,
    remedy:
      length < limit
        ? `Dopisz jeszcze ${characters(limit - length)}.`
        : `Skróć ją o ${characters(length - limit)}.`,
  }),
  wrongEmail: (_: undefined, { value }: Subject) => ({
    problem: `${value} jest źle zapisana.`,
    remedy: "Wpisz adres taki jak kontakt@firma.pl.",
  }),
  wrongWebAddress: (_: undefined, subject: Subject) => {
    const right = withItsCompletion(subject);
    return {
      problem: `${subject.value} jest źle zapisana.`,
      remedy: right
        ? `Wpisz „${right}”.`
        : "Wpisz adres od https://, na przykład https://www.firma.pl.",
    };
  },
  wrongDay: (_: undefined, { value }: Subject) => ({
    problem: `${value} jest źle zapisana.`,
    remedy: 'Wpisz dzień tak: "2026-11-01".',
  }),
  wrongForm: (_: undefined, { value, description }: Subject) => ({
    problem: `${value} jest źle zapisana.`,
    remedy: `Tak ma być: ${description}`,
  }),
};
