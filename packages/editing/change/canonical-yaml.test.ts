import { company, equipmentItem, faqItem, gallery, legalPage } from "../tiny-models.fixture";
import { canonicalYaml, keepComments, tidyData } from "./canonical-yaml";

test("keys stand in the model's order, words that YAML 1.1 or 1.2 misreads in quotes", () => {
  expect(canonicalYaml(company, { email: "a@b.pl", tagline: "Tak: cięcie", brand: "yes" })).toBe(
    'brand: "yes"\ntagline: "Tak: cięcie"\nemail: a@b.pl\n',
  );
});

test("long lines are not folded, paragraphs stand as they are read", () => {
  const long = "słowo ".repeat(40).trim();
  expect(canonicalYaml(faqItem, [{ question: long, answer: `${long}\n\nDrugi.\n` }])).toBe(
    `- question: ${long}\n  answer: |\n    ${long}\n\n    Drugi.\n`,
  );
});

test("a line loses stray spaces and line breaks, Markdown keeps its paragraphs", () => {
  expect(
    tidyData(faqItem.shape, { question: " Ile\nto trwa? ", answer: "Pierwszy.\r\n\r\nDrugi." }),
  ).toMatchObject({ question: "Ile to trwa?", answer: "Pierwszy.\n\nDrugi.\n" });
});

test("a list that may be empty but not missing is written as an empty one", () => {
  expect(tidyData(legalPage.shape, { title: "Regulamin" })).toEqual({
    title: "Regulamin",
    sections: [],
  });
});

test("a phone number gets its prefix, an address of the web its protocol", () => {
  const phones = [{ id: "quotes", number: "601 234 567" }];
  expect(tidyData(company.shape, { phones })).toMatchObject({
    phones: [{ number: "+48 601 234 567" }],
  });
  const socials = [{ url: "www.facebook.com/firma" }];
  expect(tidyData(company.shape, { socials })).toMatchObject({
    socials: [{ url: "https://www.facebook.com/firma" }],
  });
});

test("an empty short name is made of what it is a name of", () => {
  const tidy = (entry: object) => tidyData(faqItem.shape, { answer: "Tak.", ...entry });
  expect(tidy({ slug: "", question: "Ile trwa założenie?" })).toMatchObject({
    slug: "ile-trwa-zalozenie",
  });
  expect(tidy({ slug: "ile-trwa", question: "Jak długo?" })).toMatchObject({ slug: "ile-trwa" });
  expect(tidy({ slug: "", question: "" })).toEqual({ answer: "Tak." });
  expect(tidy({ slug: "", question: "???" })).not.toHaveProperty("slug");
});

test("what is left empty is no key", () => {
  expect(
    tidyData(gallery.shape, { title: "", photos: [{ src: "a.jpg", alt: null, caption: "Płot" }] }),
  ).toEqual({ photos: [{ src: "a.jpg", caption: "Płot" }] });
});

test("a group that may be missing and was left empty is no key, one that was begun stays", () => {
  const photo = (value: object) => tidyData(equipmentItem.shape, { name: "Kosa", photo: value });
  expect(photo({ src: "", alt: null })).toEqual({ name: "Kosa" });
  expect(photo({ src: "", alt: "Kosa" })).toEqual({
    name: "Kosa",
    photo: { alt: "Kosa" },
  });
});

test("comments stay above their keys when a file is written anew, and go with a key that is gone", () => {
  const before = `# Skąd nazwa,\n# $& i kiedy.\nbrand: Stara\n# Bez pola\nfax: 1\nemail: a@b.pl\n`;
  const written = canonicalYaml(company, { email: "a@b.pl", brand: "Nowa", tagline: "Cięcie" });
  expect(keepComments(written, before)).toBe(
    "# Skąd nazwa,\n# $& i kiedy.\nbrand: Nowa\ntagline: Cięcie\nemail: a@b.pl\n",
  );
});
