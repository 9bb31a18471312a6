// The company's identity: numbers with check digits, and opening hours.
import { f } from "gatsby-plugin-typed-content";
import { problemsIn } from "../../../e2e/support/content/content-problems";
import { companyIdentity } from "./company-identity";

const company = (lines: string) => ({
  "company.yaml": `brand: Ogrody
tagline: Talent.
experienceSince: 2011
regions: [Kaszuby]
email: kontakt@ogrody.pl
quotesPhone:
  { label: wyceny, number: "+48 500 100 200" }
socials: []
quoteButton: Wycena
credit: { label: Agencja, url: "https://agencja.pl", year: 2024 }
${lines}
`,
});

test("all of it may be missing", () => {
  expect(problemsIn(company(""))).toBe("");
});

test("right numbers", () => {
  expect(problemsIn(company('nip: 123-456-32-18\nregon: "123456785"'))).toBe("");
});

test("a wrong digit in the NIP", () => {
  expect(problemsIn(company('nip: "1234563219"'))).toMatchInlineSnapshot(
    `"content/company.yaml:11:6  Firma: pozycja „nip” („1234563219”) ma błąd w cyfrach: nie zgadza się cyfra kontrolna. Przepisz 10 cyfr z zaświadczenia albo z faktury, na przykład 123-456-32-18."`,
  );
});

test("a NIP that is too short", () => {
  expect(problemsIn(company('nip: "123456321"'))).toMatchInlineSnapshot(
    `"content/company.yaml:11:6  Firma: pozycja „nip” („123456321”) nie jest numerem NIP: ma on 10 cyfr. Przepisz 10 cyfr z zaświadczenia albo z faktury, na przykład 123-456-32-18."`,
  );
});

test("a wrong digit in the REGON", () => {
  expect(problemsIn(company('regon: "123456784"'))).toMatchInlineSnapshot(
    `"content/company.yaml:11:8  Firma: pozycja „regon” („123456784”) ma błąd w cyfrach: nie zgadza się cyfra kontrolna. Przepisz 9 lub 14 cyfr z zaświadczenia o wpisie, na przykład 123456785."`,
  );
});

test("a REGON of another length", () => {
  expect(problemsIn(company('regon: "1234567850"'))).toMatchInlineSnapshot(
    `"content/company.yaml:11:8  Firma: pozycja „regon” („1234567850”) nie jest numerem REGON: ma on 9 albo 14 cyfr. Przepisz 9 lub 14 cyfr z zaświadczenia o wpisie, na przykład 123456785."`,
  );
});

test("hours that end before they begin", () => {
  const hours = 'hours:\n  - { from: sobota, opens: "16:00", closes: "08:00" }';
  expect(problemsIn(company(hours))).toMatchInlineSnapshot(
    `"content/company.yaml:12:45  Godziny kończą się o 08:00, a zaczynają dopiero o 16:00. Wpisz godzinę późniejszą niż początek albo zamień obie ze sobą."`,
  );
});

test("hours of no length", () => {
  const hours = 'hours:\n  - { from: sobota, opens: "08:00", closes: "08:00" }';
  expect(problemsIn(company(hours))).toContain("Godziny kończą się o 08:00");
});

test("an hour that no clock has", () => {
  const hours = 'hours:\n  - { from: sobota, opens: "8:00", closes: "24:00" }';
  expect(problemsIn(company(hours))).toMatchInlineSnapshot(`
   "content/company.yaml:12:28  Godziny 1: pozycja „opens” jest źle zapisana. Tak ma być: Od której godziny. Cztery cyfry, na przykład 08:00.
   content/company.yaml:12:44  Godziny 1: pozycja „closes” jest źle zapisana. Tak ma być: Do której godziny. Cztery cyfry, na przykład 16:00."
  `);
});

test("a day that no week has", () => {
  const hours = 'hours:\n  - { from: monday, opens: "08:00", closes: "09:00" }';
  expect(problemsIn(company(hours))).toMatchInlineSnapshot(
    `"content/company.yaml:12:13  Godziny 1: pozycja „from” ma wartość „monday”, której strona nie zna. Do wyboru: poniedziałek, wtorek, środa, czwartek, piątek, sobota, niedziela."`,
  );
});

test("Sunday is a day, and an hour until midnight one that clocks have", () => {
  const hours = 'hours:\n  - { from: niedziela, opens: "00:00", closes: "23:59" }';
  expect(problemsIn(company(hours))).toBe("");
});

test("a postal code typed without its hyphen gets it", () => {
  const { address } = companyIdentity;
  const { postalCode } = address.unwrap().shape;
  expect(f.complete(postalCode, "80 001")).toBe("80-001");
});
