import fc from "fast-check";
import {
  bestSpans,
  bestTimes,
  bestWords,
  hasDates,
  MONTHS,
  monthsOf,
  qualitiesOf,
  spansOf,
} from "./season";

const period = (from: string, to: string, quality: string) => ({ from, to, quality });

test("a period may lead over the turn of the year, and may be one month or all of them", () => {
  expect(monthsOf({ from: "listopad", to: "luty" })).toEqual([10, 11, 0, 1]);
  expect(monthsOf({ from: "maj", to: "maj" })).toEqual([4]);
  expect(monthsOf({ from: "marzec", to: "luty" })).toHaveLength(12);
});

test("every month has the quality of its period", () => {
  const qualities = qualitiesOf([
    period("listopad", "luty", "best"),
    period("marzec", "maj", "avoid"),
    period("czerwiec", "październik", "possible"),
  ]);
  expect(qualities.join(" ")).toBe(
    "best best avoid avoid avoid possible possible possible possible possible best best",
  );
});

test("best times are told without the seams of periods that touch", () => {
  const periods = [
    period("styczeń", "luty", "best"),
    period("marzec", "kwiecień", "avoid"),
    period("maj", "maj", "best"),
    period("czerwiec", "październik", "possible"),
    period("listopad", "grudzień", "best"),
  ];
  expect(bestWords(periods)).toBe("maj, listopad–luty");
  expect(hasDates(periods)).toBe(true);
});

test("a best time says what speaks for each of its periods, which may touch", () => {
  const periods = [
    { ...period("styczeń", "luty", "best"), note: "Nie ma liści." },
    { ...period("marzec", "kwiecień", "avoid"), note: "Ptaki mają gniazda." },
    { ...period("maj", "maj", "best"), note: "Jest ciepło." },
    { ...period("czerwiec", "październik", "possible"), note: "Bywa sucho." },
    { ...period("listopad", "grudzień", "best"), note: "Pada." },
  ];
  expect(bestTimes(periods)).toEqual([
    { first: 4, last: 4, notes: ["Jest ciepło."] },
    { first: 10, last: 1, notes: ["Nie ma liści.", "Pada."] },
  ]);
  expect(bestTimes([{ ...period("lipiec", "czerwiec", "best"), note: "Zawsze." }])).toEqual([]);
});

test("a work that goes well all year has no dates to wait for", () => {
  const periods = [period("lipiec", "czerwiec", "best")];
  expect(bestSpans(periods)).toEqual([{ first: 0, last: 11 }]);
  expect(hasDates(periods)).toBe(false);
});

test("the spans of any choice of months hold these months, each once, and none touches another", () => {
  const choice = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(choice, (chosen) => {
      const spans = spansOf((month) => chosen[month] === true);
      const months = spans.flatMap(({ first, last }) =>
        monthsOf({ from: String(MONTHS[first]), to: String(MONTHS[last]) }),
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
