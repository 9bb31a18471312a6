import fc from "fast-check";
import { bestWords, MONTHS, periodMonths, periodWords, qualitiesOf, type Quality } from "./season";

// The same cases in each run: what stops a commit must not depend on luck.
fc.configureGlobal({ seed: 20261127 });

const period = (from: string, quality: Quality) => ({ from, quality });

test("a period lasts until another begins, over the turn of the year too", () => {
  const [autumn, spring, may] = ["listopad", "marzec", "maj"].map((from) => period(from, "best"));
  const all = [autumn, may, spring];
  expect(
    all.map(
      (one) =>
        one &&
        periodWords(
          one,
          all.flatMap((other) => other ?? []),
        ),
    ),
  ).toEqual(["listopad–luty", "maj–październik", "marzec–kwiecień"]);
});

test("every month has the quality of its period", () => {
  const qualities = qualitiesOf([
    period("listopad", "best"),
    period("marzec", "avoid"),
    period("czerwiec", "possible"),
  ]);
  expect(qualities.join(" ")).toBe(
    "best best avoid avoid avoid possible possible possible possible possible best best",
  );
});

test("GraphQL has a month without its diacritics", () => {
  const [january, march] = ["styczen", "marzec"].map((from) => period(from, "best"));
  expect(january && march && periodWords(january, [january, march])).toBe("styczeń–luty");
  expect(january && qualitiesOf([january])[0]).toBe("best");
  expect(january && march && periodMonths(january, [january, march])).toBe("1 2");
  expect(january && march && periodMonths(march, [march, january])).toBe("3 4 5 6 7 8 9 10 11 12");
});

test("best times are told without the seams of periods that touch", () => {
  const periods = [
    period("styczeń", "best"),
    period("marzec", "avoid"),
    period("maj", "best"),
    period("czerwiec", "possible"),
    period("listopad", "best"),
  ];
  expect(bestWords(periods)).toBe("maj, listopad–luty");
});

test("a work that goes well all year is best from January to December", () => {
  const periods = [period("lipiec", "best")];
  expect(bestWords(periods)).toBe("styczeń–grudzień");
});

/** The first and the last month of each span in words, from 0. */
const spansIn = (words: string) =>
  words
    .split(", ")
    .filter(Boolean)
    .map((span) => span.split("–").map((name) => MONTHS.findIndex((month) => month === name)))
    .map(([first = NaN, last = first]) => ({ first, last }));

test("the best times hold the best months, each once, and none touches another", () => {
  const choice = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(choice, (chosen) => {
      const spans = spansIn(
        bestWords(MONTHS.map((from, month) => period(from, chosen[month] ? "best" : "avoid"))),
      );
      const months = spans.flatMap(({ first, last }) =>
        Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, index) => (first + index) % 12),
      );
      expect([...months].sort((one, other) => one - other)).toEqual(
        MONTHS.flatMap((_, month) => (chosen[month] ? [month] : [])),
      );
      const seams = spans.filter(({ last }) =>
        spans.some((other) => other.first === (last + 1) % 12),
      );
      expect(seams).toHaveLength(chosen.every(Boolean) ? 1 : 0);
    }),
  );
});
