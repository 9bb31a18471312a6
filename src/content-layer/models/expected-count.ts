import type { RecordProblem, RecordSource } from "../define-model";

/**
 * Holds a list against the length that the product specification gives it.
 * @param what the things in the list, in Polish, in the genitive plural
 */
export function expectCount(
  record: RecordSource,
  key: string,
  expected: number | undefined,
  what: string,
): RecordProblem[] {
  const list = record.data[key];
  if (expected === undefined || !Array.isArray(list) || list.length === expected) return [];
  const missing = expected - list.length;
  return [
    {
      record,
      path: [key],
      problem: `Liczba ${what}: ${list.length}, a specyfikacja strony podaje ${expected}.`,
      remedy: missing > 0 ? `Dopisz brakujące (${missing}).` : `Usuń nadmiarowe (${-missing}).`,
    },
  ];
}
