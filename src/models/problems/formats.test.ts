// Texts that become a number, an address, a unit or a day.
import { changed, problemsIn } from "../../../e2e/support/content/content-problems";

const company = (part: Record<string, string> = {}) => ({
  "company.yaml": `brand: Ogrody
tagline: Talent.
experienceYears: ${part.years ?? 15}
regions: [Kaszuby]
email: ${part.email ?? "kontakt@ogrody.pl"}
phones:
  - { id: ${part.id ?? "quotes"}, label: wyceny, number: "${part.number ?? "+48 500 100 200"}" }
  - { id: office, label: biuro, number: "${part.office ?? "+48 58 500 10 02"}" }
socials:
  - { network: ${part.network ?? "facebook"}, label: Profil, url: "${part.url ?? "https://www.facebook.com/ogrody"}" }
quoteButton: Wycena
credit: { label: Agencja, url: "https://agencja.pl", year: 2024 }
`,
});

test("a company without a mistake", () => {
  expect(problemsIn(company())).toBe("");
});

test.each([
  "zadzwoń",
  "+48 500 100 20",
  "+48 500 100 2000",
  "+48 500 100 200 / 300",
  "+48 500 100 200, +48 500 100 300",
  "+48 500 100 200 wew. 12",
  "+48 000 000 000",
  "500-600",
  "+48 (0) 58 500 10 02",
])("no phone number: %s", (number) => {
  expect(problemsIn(company({ number }))).toBe(
    `content/company.yaml:7:42  Telefon 1 „wyceny”: pozycja „number” („${number}”) nie jest numerem telefonu. Wpisz jeden numer z kierunkowym, na przykład +48 500 100 200.`,
  );
});

test.each(["+48500100200", "+48 500-100-200", "+49 30 901820", "+48 (58) 500 10 02"])(
  "a phone number: %s",
  (number) => {
    expect(problemsIn(company({ number }))).toBe("");
  },
);

test.each([
  ["500 100 200", "+48 500 100 200"],
  ["0048 500 100 200", "+48 500 100 200"],
])("a phone number whose link would lead elsewhere: %s", (number, right) => {
  const text = problemsIn(company({ number }));
  expect(text).toContain("nie ma na początku plusa");
  expect(text).toContain(`Wpisz „${right}”.`);
});

test("no phone for quotes", () => {
  expect(problemsIn(company({ id: "office" }))).toMatchInlineSnapshot(`
   "content/company.yaml:7:3  Brakuje telefonu do porad i wycen, pod który dzwonią przyciski. Dodaj go albo zmień przeznaczenie jednego z numerów na „quotes”.
   content/company.yaml:8:11  Dwa telefony mają to samo przeznaczenie. Zostaw jeden z nich albo zmień jego przeznaczenie."
  `);
});

test.each([
  ["facebook", "https://www.instagram.com/ogrody"],
  ["instagram", "https://instagram.com.example.org/ogrody"],
  ["youtube", "https://notyoutube.com/@ogrody"],
])("a profile of %s at %s", (network, url) => {
  const text = problemsIn(company({ network, url }));
  expect(text).toContain(`Adres „${url}” nie prowadzi do serwisu ${network}. Wpisz adres profilu`);
});

test.each([
  ["facebook", "https://pl-pl.facebook.com/ogrody"],
  ["youtube", "https://youtu.be/abc"],
])("a profile of %s at %s is fine", (network, url) => {
  expect(problemsIn(company({ network, url }))).toBe("");
});

test.each(["http://www.facebook.com/x", "https://facebook", "https://"])(
  "no address of a site: %s",
  (url) => {
    expect(problemsIn(company({ url }))).toMatch(
      /jest źle zapisana\. Wpisz adres od https:\/\/, na przykład https:\/\/www\.firma\.pl\.$/,
    );
  },
);

test("an address of a site without its beginning", () => {
  expect(problemsIn(company({ url: "www.facebook.com/x" }))).toMatchInlineSnapshot(
    `"content/company.yaml:10:46  Profil 1 „Profil”: pozycja „url” jest źle zapisana. Wpisz „https://www.facebook.com/x”."`,
  );
});

test("a number of years that nobody has", () => {
  expect(problemsIn(company({ years: "150" }))).toMatchInlineSnapshot(
    `"content/company.yaml:3:18  Firma: pozycja „experienceYears” ma wartość 150, a dozwolone jest najwyżej 99. Wpisz liczbę od 1 do 99. Tak ma być: Ile lat doświadczenia ma firma."`,
  );
});

test("longitude in the place of latitude", () => {
  expect(
    problemsIn(changed("towns/puck.yaml", "lat: 54.7\nlon: 18.4", "lat: 18.4\nlon: 54.7")),
  ).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:7:6  Miejscowość „Puck”: pozycja „lat” ma wartość 18.4, a to wygląda na wartość pozycji „lon”. Zamień ze sobą wartości „lat” i „lon”."`,
  );
});

test("a place outside of the map", () => {
  expect(problemsIn(changed("towns/puck.yaml", "lat: 54.7\nlon: 18.4", "lat: 50.06\nlon: 21.5")))
    .toMatchInlineSnapshot(`
   "content/towns/puck.yaml:7:6  Miejscowość „Puck”: pozycja „lat” ma wartość 50.06, a dozwolone jest co najmniej 53. Wpisz liczbę od 53 do 55. Tak ma być: Szerokość geograficzna w stopniach, na przykład 54.352; mapa pokazuje od 53.9 do 55.
   content/towns/puck.yaml:8:6  Miejscowość „Puck”: pozycja „lon” ma wartość 21.5, a dozwolone jest najwyżej 20. Wpisz liczbę od 14 do 20. Tak ma być: Długość geograficzna w stopniach, na przykład 18.647; mapa pokazuje od 16.9 do 19.3."
  `);
});

test("a town's name that can't be an address", () => {
  expect(problemsIn(changed("towns/puck.yaml", "name: Puck", 'name: "Puck / Hel?"'))).toContain(
    "pozycja „name” ma inne znaki niż litery, spacje i łączniki, a powstaje z niej adres strony. Wpisz samą nazwę, na przykład Pruszcz Gdański.",
  );
});

test("a locative without its preposition", () => {
  expect(
    problemsIn(changed("towns/puck.yaml", "locative: w mieście", "locative: Pucku")),
  ).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:2:11  Miejscowość „Puck”: pozycja „locative” nie zaczyna się od przyimka „w”, „we” albo „na”. Wpisz go przed nazwą, na przykład „w Gdańsku”, „we Władysławowie”, „na Helu”."`,
  );
});

test("a short name that two questions have", () => {
  expect(problemsIn(changed("faq.yaml", "slug: kiedy", "slug: ile-trwa"))).toMatchInlineSnapshot(
    `"content/faq.yaml:4:9  Krótka nazwa „ile-trwa” jest na liście drugi raz, a prowadzi do niej odnośnik. Zmień jedną z nich."`,
  );
});

const review = (date: string) => ({
  "reviews.yaml": `- author: Anna
  text: Polecam.
  date: "${date}"
  source: { name: Google, url: "https://www.google.pl" }
`,
});

test("a review of today, and one of tomorrow", () => {
  expect(problemsIn(review("2026-11-25"))).toBe("");
  expect(problemsIn(review("2026-11-26"))).toMatchInlineSnapshot(
    `"content/reviews.yaml:3:9  Dzień „2026-11-26”, w którym napisano opinię, dopiero będzie. Popraw datę; jest przy opinii w jej źródle."`,
  );
});
