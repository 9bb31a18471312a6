import {
  company,
  equipmentItem,
  faqItem,
  gallery,
  legalPage,
  service,
} from "../tiny-models.fixture";
import { tidyData } from "./tidy-data";

test("a line loses stray spaces and line breaks, Markdown keeps its paragraphs", () => {
  expect(
    tidyData(faqItem.shape, { question: " Ile\nto trwa? ", answer: "Pierwszy.\r\n\r\nDrugi." }),
  ).toMatchObject({ question: "Ile to trwa?", answer: "Pierwszy.\n\nDrugi.\n" });
});

test("lines and names are cleaned of what nobody sees, but no value that names something", () => {
  const title = " dąb\u00ad\nbuk ";
  expect(tidyData(service.shape, { title, gallery: "a\u00ad", alsoAt: [title] })).toEqual({
    title: "dąb buk",
    gallery: "a\u00ad",
    alsoAt: ["dąb buk"],
  });
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
