// The company's own number and address, typed into a text in place of what the site fills in.
import { problemsIn } from "../../../e2e/support/content/content-problems";

const company = {
  "company.yaml": `brand: Ogrody
tagline: Talent.
experienceSince: 2011
regions: [Kaszuby]
email: kontakt@ogrody.pl
quotesPhone: { label: wyceny, number: "+48 500 100 200" }
otherPhones: [{ label: biuro, number: "+48 58 500 10 02" }]
socials: []
quoteButton: Wycena
credit: { label: Agencja, url: "https://agencja.pl", year: 2024 }
`,
};

const said = (answer: string) =>
  problemsIn({
    ...company,
    "faq.yaml": `- slug: jak\n  question: Jak?\n  answer: ${JSON.stringify(answer)}\n`,
  })
    .split("\n")
    .filter((line) => line.startsWith("content/faq.yaml"))
    .join("\n");

test.each([
  ["Zadzwoń: 500 100 200.", "500 100 200"],
  ["Zadzwoń: 500-100-200.", "500-100-200"],
  ["Zadzwoń: 500100200.", "500100200"],
  ["Zadzwoń: +48 500 100 200.", "+48 500 100 200"],
  ["Zadzwoń: 0048 500 100 200.", "0048 500 100 200"],
  ["[Zadzwoń](tel:+48500100200).", "+48500100200"],
])("the number for quotes: %s", (answer, words) => {
  expect(said(answer)).toContain(
    `w pozycji „answer” jest numer firmy wpisany ręcznie („${words}”), więc po zmianie zostałby tu dawny. Wpisz {phone}, a w adresie odnośnika {phoneLink}.`,
  );
});

test("another of its numbers, which no word stands for", () => {
  expect(said("Biuro: 58 500 10 02.")).toContain(
    "(„58 500 10 02”), więc po zmianie zostałby tu dawny. Wpisz {phone} albo odeślij do strony, na której są wszystkie numery.",
  );
});

test.each(["Na kontakt@ogrody.pl.", "Na Kontakt@Ogrody.PL", "[Pisz](mailto:kontakt@ogrody.pl)."])(
  "the address: %s",
  (answer) => {
    expect(said(answer)).toMatch(/jest adres firmy wpisany ręcznie .* Wpisz \{email\}\.$/);
  },
);

test.each([
  "Zadzwoń: {phone}, [tutaj](tel:{phoneLink}) albo {email}.",
  "Urząd: 58 600 10 02, a konto 12 5001 0020 0500 1002 0012 3456.",
  "Konto 50 0100 2001 2345.",
  "Kosztuje 500, 100,200 albo 300 zł.",
  "Sklep: biuro.kontakt@ogrody.pl i kontakt@ogrody.plock.pl.",
  "Inny kontakt@ogrodyxpl i kontakt@ogrody.pl-sklep.",
  "Konto 12 3500 100 200.",
])("of others: %s", (answer) => {
  expect(said(answer)).toBe("");
});

test.each(["Zadzwoń: 500- 100 -200.", "Zadzwoń: (500) 100 200.", "Zadzwoń: 500.100.200."])(
  "a number grouped by other signs: %s",
  (answer) => {
    expect(said(answer)).toContain("jest numer firmy wpisany ręcznie");
  },
);

test("values that wait for true ones may be the company's", () => {
  const samples = { "samples.yaml": "values: [kontakt@ogrody.pl, 500 100 200]\n" };
  expect(problemsIn({ ...company, ...samples })).toBe("");
});

test("the company's own file, in which it belongs", () => {
  expect(problemsIn(company)).toBe("");
});

test("a new number in the company's file names the texts that have it already", () => {
  const other = company["company.yaml"].replace("500 100 200", "501 100 200");
  const faq = "- slug: jak\n  question: Jak?\n  answer: Zadzwoń, 501 100 200.\n";
  expect(problemsIn({ "company.yaml": other, "faq.yaml": faq })).toContain("„501 100 200”");
});
