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

/** Months counted from 0; `last` is less than `first` if the span includes New Year. */
export interface Span {
  first: number;
  last: number;
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

/** The span from a month on, up to the one before the next that is outside. */
function spanFrom(first: number, isOutside: (month: number) => boolean): Span {
  let last = first;
  while (!isOutside((last + 1) % YEAR)) last = (last + 1) % YEAR;
  return { first, last };
}

/** The best times of the year: unbroken spans, of which one may include New Year. */
export function bestSpans(periods: readonly Period[]): Span[] {
  const isBest = qualitiesOf(periods).map((quality) => quality === "best");
  if (isBest.every(Boolean)) return [{ first: 0, last: YEAR - 1 }];
  return [...isBest.keys()]
    .filter((month) => isBest[month] && !isBest[(month + YEAR - 1) % YEAR])
    .map((first) => spanFrom(first, (month) => !isBest[month]));
}

/** The months of a period, which lasts until the next of these begins. */
function spanOf({ from }: Period, all: readonly Period[]): Span {
  const begins = (month: number) => all.some((other) => numberOf(other.from) === month);
  return spanFrom(numberOf(from), begins);
}

/** A period in words: `listopad–luty`, or `maj`. */
export const periodWords = (period: Period, all: readonly Period[]) =>
  spanWords(spanOf(period, all));

/** The numbers of a period's months, from 1: `11 12 1 2`. */
export function periodMonths(period: Period, all: readonly Period[]): string {
  const { first, last } = spanOf(period, all);
  const count = ((last - first + YEAR) % YEAR) + 1;
  return Array.from({ length: count }, (_, index) => ((first + index) % YEAR) + 1).join(" ");
}

/** The best times in words: `kwiecień–maj, wrzesień`. */
export const bestWords = (periods: readonly Period[]) =>
  bestSpans(periods).map(spanWords).join(", ");

const spanWords = ({ first, last }: Span) =>
  (first === last ? [first] : [first, last]).map((month) => MONTHS[month]).join("–");
