import { consentTexts, legalPage, privacyPolicy } from "./legal-page";

test("what a visitor has accepted is kept as it was read, with the firm's words in it", () => {
  const company = {
    brand: "Bór",
    experienceSince: 2011,
    email: "a@b.pl",
    quotesPhone: { number: "+48 500 100 200" },
  };
  const texts = consentTexts((file) => `${file}: {brand}, {email}`, company);
  expect(texts).toHaveLength(3);
  expect(texts).toContain(`${privacyPolicy}: Bór, a@b.pl`);
});

test("each of these texts must be there, and links may lead to the sections of each", () => {
  expect(legalPage.needed).toEqual([
    "legal/obowiazek-informacyjny.yaml",
    "legal/polityka-prywatnosci.yaml",
    "legal/regulamin-serwisu.yaml",
  ]);
  const pages = legalPage.pages?.of?.({ file: privacyPolicy, data: { sections: [{}, {}] } });
  expect(pages).toMatchObject([{ path: "/polityka-prywatnosci", anchors: ["1", "2"] }]);
});
