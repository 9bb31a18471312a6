import { repeats } from "@typed-site/utils";
import type { RecordProblem, RecordSource } from "gatsby-plugin-typed-content";

/**
 * Entries of a list whose short name another one has.
 * @param use what the name is for: `prowadzi do niej odnośnik`
 */
export const slugsTwice = (records: RecordSource[], use: string): RecordProblem[] =>
  repeats(records, ({ data: { slug } }) => slug).map(([record]) => ({
    record,
    path: ["slug"],
    problem: `Krótka nazwa „${String(record.data.slug)}” jest na liście drugi raz, a ${use}.`,
    remedy: "Zmień jedną z nich.",
  }));
