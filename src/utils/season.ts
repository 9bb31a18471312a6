/** The months in order, as content files write them. */
export const MONTHS = [
  ...(["styczeń", "luty", "marzec", "kwiecień", "maj", "czerwiec"] as const),
  ...(["lipiec", "sierpień", "wrzesień", "październik", "listopad", "grudzień"] as const),
] as const;

/** How good a time is for a service, from best to worst; a string in GraphQL. */
export const QUALITIES = ["best", "possible", "avoid"] as const;
/** How good a time is for a service. */
export type Quality = (typeof QUALITIES)[number];

/** A part of the year, from its first to its last month; may span New Year. */
export interface Period {
  from: string;
  to: string;
}

interface RatedPeriod extends Period {
  quality: string;
}

/** Months counted from 0; `last` is less than `first` if the span includes New Year. */
export interface Span {
  first: number;
  last: number;
}

const YEAR = MONTHS.length;

const numberOf = (month: string) => MONTHS.findIndex((name) => name === month);

/** A period's months in order, counted from 0. */
export function monthsOf({ from, to }: Period): number[] {
  const first = numberOf(from);
  const length = ((numberOf(to) - first + YEAR) % YEAR) + 1;
  return Array.from({ length }, (_, index) => (first + index) % YEAR);
}

/** How good each month is, starting with January; the periods must cover the year. */
export function qualitiesOf(periods: readonly RatedPeriod[]): Quality[] {
  const months = periods.map((period) => [monthsOf(period), period.quality] as const);
  return MONTHS.map(
    (_, month) => months.find(([ofPeriod]) => ofPeriod.includes(month))?.[1] as Quality,
  );
}

/** The unbroken spans of months for which `isIn` is true; one may span New Year. */
export function spansOf(isIn: (month: number) => boolean): Span[] {
  const months = MONTHS.map((_, month) => month);
  if (months.every(isIn)) return [{ first: 0, last: YEAR - 1 }];
  return months
    .filter((month) => isIn(month) && !isIn((month + YEAR - 1) % YEAR))
    .map((first) => {
      let last = first;
      while (isIn((last + 1) % YEAR)) last = (last + 1) % YEAR;
      return { first, last };
    });
}

/** The best times of the year. */
export function bestSpans(periods: readonly RatedPeriod[]): Span[] {
  const qualities = qualitiesOf(periods);
  return spansOf((month) => qualities[month] === "best");
}

/** Whether some months are better than others; otherwise a calendar has nothing to say. */
export const hasDates = (periods: readonly RatedPeriod[]) =>
  qualitiesOf(periods).some((quality) => quality !== "best");

/** The best times of the year with their notes; none if every month is equally good. */
export function bestTimes(
  periods: readonly (RatedPeriod & { note: string })[],
): (Span & { notes: string[] })[] {
  if (!hasDates(periods)) return [];
  return bestSpans(periods).map((span) => {
    const months = monthsOf(namedSpan(span));
    const best = periods.filter(
      (period) => period.quality === "best" && months.includes(monthsOf(period)[0] ?? -1),
    );
    return { ...span, notes: best.map(({ note }) => note) };
  });
}

/** A period in words: `listopad–luty`, or `maj`. */
export const periodWords = ({ from, to }: Period) => (from === to ? from : `${from}–${to}`);

/** A span as a period, with the names of its months. */
export const namedSpan = ({ first, last }: Span): Period => ({
  from: MONTHS[first] ?? "",
  to: MONTHS[last] ?? "",
});

/** The best times in words: `kwiecień–maj, wrzesień`. */
export const bestWords = (periods: readonly RatedPeriod[]) =>
  bestSpans(periods)
    .map((span) => periodWords(namedSpan(span)))
    .join(", ");
