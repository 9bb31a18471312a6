import { countIn } from "./numbers";

const inPolish = countIn("pl");

/** A number with its noun in the Polish form that it asks for: 1 błąd, 2 błędy, 5 błędów. */
export const count = (number: number, one: string, few: string, many: string) =>
  inPolish(number, { one, few, many, other: many });
