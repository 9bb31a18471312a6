import type { Words } from "../../../packages/content-model";

const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];
const REGON_WEIGHTS = [8, 9, 2, 3, 4, 5, 6, 7];
const LONG_REGON_WEIGHTS = [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8];

/** A number as it is printed: digits, with single blanks or hyphens between them. */
const PRINTED = /^\d(?:[ -]?\d)*$/;

/**
 * What is wrong with a Polish tax number (NIP), if anything. The tenth digit is the weighted sum of the
 * others modulo 11; numbers with remainder 10 are never given out (European Commission, TIN Algorithms,
 * Poland; the same in python-stdnum, `stdnum.pl.nip`).
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
 * What is wrong with a number of the Polish register of companies (REGON), if anything: 9 digits, or 14 of
 * a branch, whose first 9 are those of the firm. The last digit of each is the weighted sum of the others
 * modulo 11, and 0 where that is 10 (python-stdnum, `stdnum.pl.regon`, after the register's own rules).
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

/** The digits of a printed number; none where there is anything else in it. */
const digitsOf = (value: string) => (PRINTED.test(value) ? value.replace(/\D/g, "") : "");

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;
