import { changed, problemsIn } from "../../../e2e/support/content/content-problems";

const file = "services/trawa-z-rolki.yaml";
const wrong = (from: string, to: string) => problemsIn(changed(file, from, to));

test("no two periods begin in the same month", () => {
  expect(wrong("from: październik", "from: kwiecień")).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:20:13  Okres 2 zaczyna się w tym samym miesiącu co okres wyżej: kwiecień. Popraw pierwszy miesiąc jednego z nich albo usuń jeden okres."`,
  );
});

test("one time of the year is the best", () => {
  expect(wrong("quality: best", "quality: possible")).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:17:5  Żaden okres nie jest najlepszy. Oznacz jako najlepszy ten okres, w którym praca wychodzi najlepiej."`,
  );
});

test("a month, a quality or a reason that nobody knows", () => {
  expect(wrong("from: kwiecień", "from: kwietnia")).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:17:13  Okres 1: pozycja „from” ma wartość „kwietnia”, której strona nie zna. Do wyboru: styczeń, luty, marzec, kwiecień, maj, czerwiec, lipiec, sierpień, wrzesień, październik, listopad, grudzień."`,
  );
  expect(wrong("quality: best", "quality: good")).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:18:16  Okres 1: pozycja „quality” ma wartość „good”, której strona nie zna. Do wyboru: best, possible, avoid."`,
  );
  expect(wrong("[frost]", "[snow]")).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:22:17  Okres 2: pozycja „reasons” (1. na liście) prowadzi do „snow”, ale na liście w pliku season-reasons.yaml nie ma takiego powodu. Popraw „snow” albo usuń ten wpis."`,
  );
});

test("two reasons of one short name", () => {
  const reason = "- { slug: frost, title: mróz, body: Ziemia jest twarda. }\n";
  expect(problemsIn({ "season-reasons.yaml": reason + reason })).toMatchInlineSnapshot(
    `"content/season-reasons.yaml:2:11  Krótka nazwa „frost” jest na liście drugi raz, a powołują się na nią terminy usług. Zmień jedną z nich."`,
  );
});
