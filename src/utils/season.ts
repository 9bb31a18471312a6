/** The months in the order of the year, as content files write them. */
export const MONTHS = [
  ...(["styczeń", "luty", "marzec", "kwiecień", "maj", "czerwiec"] as const),
  ...(["lipiec", "sierpień", "wrzesień", "październik", "listopad", "grudzień"] as const),
] as const;

/** How good a time is for a work, the best first; GraphQL knows it as a text. */
export const QUALITIES = ["best", "possible", "avoid"] as const;
export type Quality = (typeof QUALITIES)[number];

/** What makes a time good or bad; GraphQL knows it as a text. */
export const REASONS = [
  ...(["frost", "sap", "nesting", "leaves"] as const),
  ...(["rain", "drought", "warmth", "wind"] as const),
] as const;
export type Reason = (typeof REASONS)[number];

/** A part of the year, by its first and its last month; it may go over the turn of the year. */
export interface Period {
  from: string;
  to: string;
}

interface RatedPeriod extends Period {
  quality: string;
}

/** Months counted from 0; `last` is before `first` where the turn of the year lies between them. */
export interface Span {
  first: number;
  last: number;
}

const YEAR = MONTHS.length;

const numberOf = (month: string) => MONTHS.findIndex((name) => name === month);

/** The months of a period in its order, counted from 0. */
export function monthsOf({ from, to }: Period): number[] {
  const first = numberOf(from);
  const length = ((numberOf(to) - first + YEAR) % YEAR) + 1;
  return Array.from({ length }, (_, index) => (first + index) % YEAR);
}

/** How good each month is, from January on; the periods cover the year. */
export function qualitiesOf(periods: readonly RatedPeriod[]): Quality[] {
  const months = periods.map((period) => [monthsOf(period), period.quality] as const);
  return MONTHS.map(
    (_, month) => months.find(([ofPeriod]) => ofPeriod.includes(month))?.[1] as Quality,
  );
}

/** The months without a gap for which `isIn` holds; a span over the turn of the year is one. */
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

/** Whether there is a best time to wait for; where every month is one, a calendar has nothing to say. */
export const hasDates = (periods: readonly RatedPeriod[]) =>
  qualitiesOf(periods).some((quality) => quality !== "best");

/** The best times of the year with what speaks for each; none where every month is one. */
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

/** A span as a period with the names of its months. */
export const namedSpan = ({ first, last }: Span): Period => ({
  from: MONTHS[first] ?? "",
  to: MONTHS[last] ?? "",
});

/** The best times in words: `kwiecień–maj, wrzesień`. */
export const bestWords = (periods: readonly RatedPeriod[]) =>
  bestSpans(periods)
    .map((span) => periodWords(namedSpan(span)))
    .join(", ");
