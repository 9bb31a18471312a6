import {
  FIELDS,
  fieldsWithOwnTexts,
  FORM_FIELDS,
  PHOTO_SLOTS,
  SHARED_FIELDS,
  WRITTEN_FIELDS,
  writtenField,
} from "./fields";
import * as protocol from "./form-protocol";

const photos = ["photoWhole", "photoTrunk", "photoAccess", "photos"];

test("each form asks for these, in this order", () => {
  expect(FORM_FIELDS).toEqual({
    contact: ["email", "phone", "topic", "message", "location", ...photos, "consent"],
    quote: [
      ...["email", "phone", "message", "when", "girth", "stump", "length", "area"],
      ...["town", "service", "location", ...photos, "consent"],
    ],
  });
});

test("each field is drawn and looked through as what it is", () => {
  const kinds = Object.entries(FIELDS).map(([name, { kind }]) => [name, kind]);
  const measures = { stump: "measure", length: "measure", area: "measure" };
  const slots = { photoWhole: "photo", photoTrunk: "photo", photoAccess: "photo" };
  expect(Object.fromEntries(kinds)).toEqual({
    ...{ email: "email", phone: "phone", topic: "choice", message: "text", when: "radio" },
    ...{ girth: "girth", ...measures, town: "line", service: "choice", location: "location" },
    ...{ ...slots, photos: "photos", consent: "consent" },
  });
  // Side by side where there is room.
  expect(WRITTEN_FIELDS.filter((name) => writtenField(name).isHalf)).toEqual(["area", "town"]);
});

test("what is typed has an end, and browsers fill in what they know", () => {
  const lengths = WRITTEN_FIELDS.map((name) => [name, writtenField(name).maxLength]);
  expect(Object.fromEntries(lengths)).toEqual({
    ...{ email: 254, phone: 60, topic: 120, message: 3000, when: 120, girth: 60, stump: 60 },
    ...{ length: 60, area: 60, town: 120, service: 120, location: 1000 },
  });
  expect(FIELDS.consent.maxLength).toBe(10);
  const known = WRITTEN_FIELDS.flatMap((name) => writtenField(name).autoComplete ?? []);
  expect(known).toEqual(["email", "tel", "address-level2"]);
});

test("content has words for each field that is typed or chosen, once where all forms share them", () => {
  expect(SHARED_FIELDS).toEqual(["location"]);
  expect(fieldsWithOwnTexts("contact")).toEqual(["email", "phone", "topic", "message"]);
  expect(WRITTEN_FIELDS.filter((name) => writtenField(name).hasOptions)).toEqual(["topic", "when"]);
  expect(WRITTEN_FIELDS.filter((name) => writtenField(name).hasNote)).toEqual(["girth"]);
  expect(PHOTO_SLOTS).toEqual(photos.slice(0, 3));
});

test("what is sent besides the fields keeps its names: pages of earlier releases are still open", () => {
  const { SENT } = protocol;
  expect(SENT).toEqual({
    ...{ form: "form", page: "page", honeypot: "website", key: "key", asked: "asked" },
  });
  expect(Object.values(SENT).filter((name) => name in FIELDS)).toEqual([]);
});

test("no two marks of a form have one name", () => {
  const marks = Object.values(protocol).filter((one) => typeof one === "string");
  expect(marks.length).toBeGreaterThan(15);
  expect(new Set(marks).size).toBe(marks.length);
});
