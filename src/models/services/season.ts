import { z } from "zod";
import {
  f,
  isMapping,
  type RecordProblem,
  type RecordSource,
} from "../../../packages/content-model";
import { MONTHS, monthsOf, namedSpan, periodWords, QUALITIES, spansOf } from "../../utils/season";
import { filledList } from "../parts";

const month = (description: string) => z.enum(MONTHS).describe(description);

const period = f.group(
  "SeasonPeriod",
  "Część roku, w której termin jest tak samo dobry.",
  {
    from: month("Pierwszy miesiąc, na przykład listopad."),
    to: month("Ostatni miesiąc, na przykład luty; ten sam, jeśli okres trwa jeden miesiąc."),
    quality: z
      .enum(QUALITIES)
      .describe("Jaki to termin: best – najlepszy, possible – możliwy, avoid – odradzany."),
    reasons: z
      .array(f.reference("SeasonReason", "Krótka nazwa powodu, na przykład frost."))
      .default([])
      .describe("Co decyduje o tym terminie; nic, jeśli ani pogoda, ani przyroda."),
    note: f.text("Dlaczego, w jednym lub dwóch zdaniach."),
  },
  "Okres",
);

/** The times of the year for a service, and what to do beforehand. */
export const season = () =>
  f
    .group("Season", "W których miesiącach wykonuje się usługę.", {
      periods: filledList(period, "Okresy, które razem obejmują cały rok, każdy miesiąc raz."),
      preparation: filledList(
        f.text("Jedna rzecz, w jednym zdaniu."),
        "Co klient robi przed tym terminem i z jakim wyprzedzeniem.",
      ),
    })
    .meta({
      description: "Terminy w roku: okresy i to, co zrobić wcześniej.",
      examples: [
        {
          periods: [
            { from: "kwiecień", to: "wrzesień", quality: "best", note: "Ziemia jest ciepła." },
            { from: "październik", to: "marzec", quality: "avoid", note: "Ziemia jest zimna." },
          ],
          preparation: ["Zmierz powierzchnię."],
        },
      ],
    });

/** A service's periods must cover each month once, and include a best one. */
export const seasonProblems = (records: readonly RecordSource[]): RecordProblem[] =>
  records.flatMap((record) => {
    const written = isMapping(record.data.season) ? record.data.season.periods : undefined;
    const { data: periods } = season().shape.periods.safeParse(written);
    if (!periods) return [];
    return [
      ...monthsTwice(record, periods),
      ...missingMonths(record, periods),
      ...noBest(record, periods),
    ];
  });

type SeasonPeriod = z.output<typeof period>;

const names = (months: readonly number[]) => months.map((number) => MONTHS[number]).join(", ");

function monthsTwice(record: RecordSource, periods: readonly SeasonPeriod[]): RecordProblem[] {
  const taken = new Set<number>();
  return periods.flatMap((entry, index) => {
    const months = monthsOf(entry);
    const twice = months.filter((number) => taken.has(number));
    for (const number of months) taken.add(number);
    if (twice.length === 0) return [];
    return {
      record,
      path: ["season", "periods", index, "from"],
      problem: `Okres ${index + 1} (${periodWords(entry)}) powtarza to, co ma już okres wyżej: ${names(twice)}.`,
      remedy:
        "Popraw pierwszy albo ostatni miesiąc, tak żeby każdy miesiąc należał do jednego okresu.",
    };
  });
}

function missingMonths(record: RecordSource, periods: readonly SeasonPeriod[]): RecordProblem[] {
  const covered = new Set(periods.flatMap(monthsOf));
  return spansOf((number) => !covered.has(number)).map((span) => {
    const { from, to } = namedSpan(span);
    return {
      record,
      path: ["season", "periods"],
      problem: `Do żadnego okresu nie należy: ${names(monthsOf({ from, to }))}.`,
      remedy: `Wydłuż sąsiedni okres albo dodaj nowy: ${periodWords({ from, to })}.`,
    };
  });
}

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
