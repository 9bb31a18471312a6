import type { Words } from "gatsby-plugin-typed-content";

const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];
const REGON_WEIGHTS = [8, 9, 2, 3, 4, 5, 6, 7];
const LONG_REGON_WEIGHTS = [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8];

/** A number as printed: digits with single spaces or hyphens between them. */
const PRINTED = /^\d(?:[ -]?\d)*$/;

/**
 * What is wrong with a Polish tax number (NIP), if anything. The tenth digit is the weighted sum of
 * the others modulo 11; numbers with remainder 10 are not issued (European Commission, TIN
 * Algorithms, Poland; likewise in python-stdnum, `stdnum.pl.nip`).
 */
export function nipProblem(value: string): Words | undefined {
  const digits = digitsOf(value);
  const remedy = "Przepisz 10 cyfr z zaświadczenia albo z faktury, na przykład 123-456-32-18.";
  if (digits.length !== 10) {
    return { problem: `(„${value}”) nie jest numerem NIP: ma on 10 cyfr.`, remedy };
  }
  return weighted(digits, NIP_WEIGHTS) === Number(digits.at(-1)) ? undefined : wrong(value, remedy);
}

/**
 * What is wrong with a number of the Polish register of companies (REGON), if anything. It has 9
 * digits, or 14 for a branch, whose first 9 are the company's. The last digit of each part is the
 * weighted sum of the others modulo 11, or 0 if that is 10 (python-stdnum, `stdnum.pl.regon`, after
 * the register's own rules).
 */
export function regonProblem(value: string): Words | undefined {
  const digits = digitsOf(value);
  const remedy = "Przepisz 9 lub 14 cyfr z zaświadczenia o wpisie, na przykład 123456785.";
  if (digits.length !== 9 && digits.length !== 14) {
    return { problem: `(„${value}”) nie jest numerem REGON: ma on 9 albo 14 cyfr.`, remedy };
  }
  const isRight = (number: string, weights: readonly number[]) =>
    weighted(number, weights) % 10 === Number(number.at(-1));
  const areRight =
    isRight(digits.slice(0, 9), REGON_WEIGHTS) &&
    (digits.length === 9 || isRight(digits, LONG_REGON_WEIGHTS));
  return areRight ? undefined : wrong(value, remedy);
}

const wrong = (value: string, remedy: string): Words => ({
  problem: `(„${value}”) ma błąd w cyfrach: nie zgadza się cyfra kontrolna.`,
  remedy,
});

/** The digits of a printed number; empty if it contains anything else. */
const digitsOf = (value: string) => (PRINTED.test(value) ? value.replace(/\D/g, "") : "");

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;
