import { namesDays } from "./names-days";

const months =
  "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia";

test.each(months.split(" "))(
  "a day is one of %s, whichever blank stands before the month",
  (name) => {
    expect(namesDays(`Nie ma nas 1 ${name}.`)).toBe(true);
    expect(namesDays(`Nie ma nas do 24\u00a0${name}.`)).toBe(true);
  },
);

test.each([
  ["Nie ma nas 24.12 i 31.12.", true],
  ["Koszenie od 2.500 zł.", false],
  ["Mamy 3 nowe kosiarki.", false],
  ["W grudniu pracujemy krócej.", false],
])("%s names a day: %s", (text, expected) => {
  expect(namesDays(text)).toBe(expected);
});
