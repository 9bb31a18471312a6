import { companyWords } from "./company-words";

const company = {
  brand: "Bór",
  experienceSince: 2011,
  email: "a@b.pl",
  quotesPhone: { number: "+48 500 100 200" },
};

test("the firm is named with all that is known of it", () => {
  const { legalEntity } = companyWords({
    ...company,
    legalName: "Bór Jan Nowak",
    address: { street: "ul. Leśna 1", postalCode: "80-001", city: "Gdańsk" },
    nip: "1234563218",
    regon: "123456785",
    register: "wpis w CEIDG",
  });
  expect(legalEntity).toBe(
    "Bór Jan Nowak, ul. Leśna 1, 80-001 Gdańsk, NIP\u00a01234563218, REGON\u00a0123456785, wpis w CEIDG",
  );
});

test("a sentence about the firm is whole where only its brand is known", () => {
  expect(companyWords(company).legalEntity).toBe("Bór");
  expect(companyWords({ ...company, nip: "1234563218" }).legalEntity).toBe(
    "Bór, NIP\u00a01234563218",
  );
});

afterEach(() => void jest.useRealTimers());

test.each([
  ["2026-12-31T22:59:59Z", 2025, "roku"],
  ["2026-12-31T22:59:59Z", 2024, "2 lat"],
  ["2026-12-31T22:59:59Z", 2004, "22 lat"],
  ["2026-12-31T22:59:59Z", 2011, "15 lat"],
  // a year later in Poland
  ["2026-12-31T23:00:00Z", 2011, "16 lat"],
])("at %s, since %i, in the case that „od” asks for: %s", (now, experienceSince, words) => {
  jest.useFakeTimers({ now: new Date(now) });
  expect(companyWords({ ...company, experienceSince }).experience).toBe(words);
});

test("a link to the telephone dials the number with its country code", () => {
  expect(companyWords(company)).toMatchObject({
    phone: "+48 500 100 200",
    phoneLink: "+48500100200",
  });
});

test("the note about photos may name the company, and may be missing", () => {
  expect(companyWords({ ...company, photosNote: "{brand} rysuje." }).photosNote).toBe(
    "Bór rysuje.",
  );
  expect(companyWords(company).photosNote).toBe("");
});
