import type { Words } from "gatsby-plugin-typed-content";

/** What is wrong with a Polish postal code, if anything. */
export function postalCodeProblem(value: string): Words | undefined {
  const right = withHyphen(value);
  if (right === value && /^\d{2}-\d{3}$/.test(value)) return undefined;
  return {
    problem: `(„${value}”) nie jest kodem pocztowym.`,
    remedy:
      right === value ? "Wpisz pięć cyfr z łącznikiem, na przykład 80-001." : `Wpisz „${right}”.`,
  };
}

/** Five digits with a hyphen, however they were written: `80–001`, `80 001`; anything else as it is. */
export const withHyphen = (typed: string) =>
  typed.replace(/^\s{0,9}(\d{2})[\s\p{Pd}]{0,9}(\d{3})\s{0,9}$/u, "$1-$2");
