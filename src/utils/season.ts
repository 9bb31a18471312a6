import { plainLetters } from "@typed-site/utils";

/** The months in order, as content files and pages write them. */
export const MONTHS = [
  ...(["styczeń", "luty", "marzec", "kwiecień", "maj", "czerwiec"] as const),
  ...(["lipiec", "sierpień", "wrzesień", "październik", "listopad", "grudzień"] as const),
] as const;

/** How good a time is for a service, from best to worst. */
export const QUALITIES = ["best", "possible", "avoid"] as const;
/** How good a time is for a service. */
export type Quality = (typeof QUALITIES)[number];

/** A part of the year, which lasts until another one begins; may span New Year. */
export interface Period {
  /** Its first month, as content files write it or as GraphQL does, without diacritics: `styczeń`, `styczen`. */
  from: string;
  quality: Quality;
}

const YEAR = MONTHS.length;

const WITHOUT_DIACRITICS = MONTHS.map(plainLetters);

const numberOf = (month: string) => WITHOUT_DIACRITICS.indexOf(plainLetters(month));

/** How good each month is, starting with January. */
export function qualitiesOf(periods: readonly Period[]): Quality[] {
  const begun = MONTHS.map(
    (_, month) => periods.find(({ from }) => numberOf(from) === month)?.quality,
  );
  // January continues the year's last period
  let quality = begun.findLast(Boolean);
  return begun.map((own) => (quality = own ?? quality) as Quality);
}

/** The months from one on, counted from 0, up to the one before the next that is outside; at most a year. */
function monthsFrom(first: number, isOutside: (month: number) => boolean): number[] {
  const further = MONTHS.map((_, index) => (first + index) % YEAR);
  const end = further.findIndex((month, index) => index > 0 && isOutside(month));
  return end < 0 ? further : further.slice(0, end);
}

/** The months of a period, which lasts until the next of these begins. */
function monthsOf({ from }: Period, all: readonly Period[]): number[] {
  const begins = (month: number) => all.some((other) => numberOf(other.from) === month);
  return monthsFrom(numberOf(from), begins);
}

/** A period in words: `listopad–luty`, or `maj`. */
export const periodWords = (period: Period, all: readonly Period[]) =>
  spanWords(monthsOf(period, all));

/** The numbers of a period's months, from 1: `11 12 1 2`. */
export const periodMonths = (period: Period, all: readonly Period[]) =>
  monthsOf(period, all)
    .map((month) => month + 1)
    .join(" ");

/** The best times in words, one of which may include New Year: `kwiecień–maj, listopad–luty`. */
export function bestWords(periods: readonly Period[]): string {
  const isBest = qualitiesOf(periods).map((quality) => quality === "best");
  const begins = [...isBest.keys()].filter(
    (month) => isBest[month] && !isBest[(month + YEAR - 1) % YEAR],
  );
  const spans = isBest.every(Boolean) ? [0] : begins;
  return spans.map((first) => spanWords(monthsFrom(first, (month) => !isBest[month]))).join(", ");
}

const spanWords = (months: readonly number[]) =>
  [...new Set([months.at(0), months.at(-1)])].map((month) => MONTHS[month ?? 0]).join("–");
