import type { z } from "zod";
import { repeats } from "@typed-site/utils";
import { f, isMapping, type RecordProblem, type RecordSource } from "gatsby-plugin-typed-content";
import { MONTHS, type Quality } from "../../utils/season";
import { filledList } from "../parts";

const period = f.group(
  "SeasonPeriod",
  { label: "Okres", hint: "Część roku, w której termin jest tak samo dobry.", add: "okres" },
  {
    from: f.choice(
      "Month",
      {
        label: "Pierwszy miesiąc",
        hint: "Okres trwa do miesiąca, w którym zaczyna się inny.",
      },
      f.fieldsFor(MONTHS, (name) => name),
    ),
    quality: f.choice<Quality>("SeasonQuality", "Jaki to termin", {
      best: "najlepszy",
      possible: "możliwy",
      avoid: "odradzany",
    }),
    reasons: f
      .list(
        f.reference("SeasonReason", {
          label: "Powód",
          inFile: "Jego krótka nazwa, na przykład frost.",
        }),
        {
          label: "Co decyduje o tym terminie",
          hint: "Nic, jeśli ani pogoda, ani przyroda.",
        },
      )
      .default([]),
    note: f.text({ label: "Dlaczego", hint: "W jednym lub dwóch zdaniach." }),
  },
);

/** The times of the year for a service, and what to do beforehand. */
export const season = () =>
  f.group(
    "Season",
    { label: "Terminy w roku", hint: "Okresy i to, co zrobić wcześniej." },
    {
      periods: filledList(period, {
        label: "Okresy roku",
        hint: "Każdy trwa, aż zacznie się inny.",
      }),
      preparation: filledList(
        f.text({ label: "Jedna rzecz", hint: "W jednym zdaniu.", add: "jedną rzecz" }),
        "Co klient robi przed tym terminem i z jakim wyprzedzeniem",
      ),
    },
  );

/** A service's periods begin in different months, and include a best one. */
export const seasonProblems = (records: readonly RecordSource[]): RecordProblem[] =>
  records.flatMap((record) => {
    const written = isMapping(record.data.season) ? record.data.season.periods : undefined;
    const { data: periods } = season().shape.periods.safeParse(written);
    return periods ? [...begunTwice(record, periods), ...noBest(record, periods)] : [];
  });

type SeasonPeriod = z.output<typeof period>;

const begunTwice = (record: RecordSource, periods: readonly SeasonPeriod[]): RecordProblem[] =>
  repeats(periods.entries(), ([, { from }]) => from).map(([[index, { from }]]) => ({
    record,
    path: ["season", "periods", index, "from"],
    problem: `Okres ${index + 1} zaczyna się w tym samym miesiącu co okres wyżej: ${from}.`,
    remedy: "Popraw pierwszy miesiąc jednego z nich albo usuń jeden okres.",
  }));

function noBest(record: RecordSource, periods: readonly SeasonPeriod[]): RecordProblem[] {
  if (periods.some(({ quality }) => quality === "best")) return [];
  return [
    {
      record,
      path: ["season", "periods"],
      problem: "Żaden okres nie jest najlepszy.",
      remedy: "Oznacz jako najlepszy ten okres, w którym praca wychodzi najlepiej.",
    },
  ];
}
