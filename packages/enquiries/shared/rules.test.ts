import path from "node:path";
import { gzipSync } from "node:zlib";
import { buildSync } from "esbuild";
import {
  type EnquiryValues,
  FIELDS,
  FORM_FIELDS,
  type FormName,
  isFormName,
  PHOTO_SLOTS,
  type PhotoFieldName,
} from "./fields";
import { LIMITS } from "./limits";
import { checkEnquiry, checkPhotos, cleanField } from "./rules";

const enough = { email: "jan@przyklad.pl", consent: "on" };
const faults = (values: EnquiryValues, form: FormName = "quote") => checkEnquiry(form, values);

test.each(["contact", "quote"] as const)("%s: a way to answer and consent are enough", (form) => {
  expect(faults(enough, form)).toEqual([]);
  expect(faults({ phone: "600 700 800", consent: "on" }, form)).toEqual([]);
});

test("an empty form lacks a way to answer and the consent, in the order of the fields", () => {
  const expected = [
    { field: "email", code: "oneOf" },
    { field: "consent", code: "missing" },
  ];
  expect(faults({})).toEqual(expected);
  expect(faults({ email: "  ", phone: "\u00a0", consent: "" })).toEqual(expected);
});

test("only a ticked box is consent", () => {
  const missing = [{ field: "consent", code: "missing" }];
  for (const consent of ["", "off", "true", "nie"]) {
    expect(faults({ ...enough, consent })).toEqual(missing);
  }
});

test("a typed e-mail or phone has to be one, even if the other would do", () => {
  expect(faults({ ...enough, email: "jan@" })).toEqual([{ field: "email", code: "invalid" }]);
  expect(faults({ ...enough, phone: "12" })).toEqual([{ field: "phone", code: "invalid" }]);
  expect(faults({ email: "jan@", phone: "600700800", consent: "on" })).toEqual([
    { field: "email", code: "invalid" },
  ]);
});

test("a name in place of an address is none, not one beside it", () => {
  expect(faults({ ...enough, email: "Jan Kowalski" })).toEqual([
    { field: "email", code: "invalid" },
  ]);
});

test("all else may be rough", () => {
  const rough = { area: "sporo", town: "?", service: "coś", message: "…", location: "za lasem" };
  expect(faults({ ...enough, ...rough })).toEqual([]);
});

test("fields of the other form are ignored", () => {
  const values = { ...enough, area: "x".repeat(999), topic: "Wycinka" };
  expect(faults(values, "contact")).toEqual([]);
});

const lines = ["email", "phone", "area", "town", "service", "location"] as const;

test.each([
  "jan@przyklad.pl\u200b",
  "\ufeffjan@przyklad.pl",
  "jan\u00ad@przyklad.pl",
  "jan@\u2060przyklad.pl",
  "\u202ajan@przyklad.pl\u202c",
  "jan@przyklad.pl\x0b",
])("nobody sees a character that was pasted with an address: %j", (email) => {
  expect(faults({ ...enough, email })).toEqual([]);
});

test.each([
  "600/700/800",
  "600·700·800",
  "600−700−800",
  "600\u200b700\u2060800",
  "600 | 700 | 800",
])("phones are taken with any separators: %j", (phone) =>
  expect(faults({ phone, consent: "on" })).toEqual([]),
);

test.each([
  "Jan Kowalski <jan@przyklad.pl>",
  "jan@przyklad.pl, anna@przyklad.pl",
  "jan@przyklad.pl anna@przyklad.pl",
  "(jan@przyklad.pl)",
  "jan@przyklad.pl,anna@przyklad.pl",
  "jan@przyklad.pl lub telefon",
])("an address has nothing beside it, and its visitor is told: %s", (email) => {
  expect(faults({ ...enough, email })).toEqual([{ field: "email", code: "notAlone" }]);
});

test.each(["jan@firma.pl1", "jan@firma.p", "jan@wp.123", "jan@wp.pl-"])(
  "an address whose ending there can't be is a fault: %s",
  (email) => {
    expect(faults({ ...enough, email })).toEqual([{ field: "email", code: "invalid" }]);
  },
);

test.each(["jan@żółw.pl", "jan@firma.xn--p1ai", "jan@firma.москва", "jan@firma.museum"])(
  "an ending may be of other letters: %s",
  (email) => {
    expect(faults({ ...enough, email })).toEqual([]);
  },
);

test("invisible characters are no way to answer", () => {
  expect(faults({ email: "\u200b", phone: "\u2060 ", consent: "on" })).toEqual([
    { field: "email", code: "oneOf" },
  ]);
});

test("a line stays one line, and a message keeps its lines and its emoji", () => {
  expect(cleanField("town", "Puck\r\nBcc: x@x.pl\0")).toBe("Puck  Bcc: x@x.pl ");
  expect(cleanField("message", "a\r\nb\n\tc\x0bd\u2028e\x1b\u00adf")).toBe("a\r\nb\n\tc\nd\ne f");
  expect(cleanField("message", "👩‍🌾 ❤️")).toBe("👩‍🌾 ❤️");
});

test("a provider that is nearly spelt right is asked about, and once; the rest is looked at, too", () => {
  const values = { email: "jan@gmial.com", phone: "12", consent: "on" };
  const about = "jan@gmail.com";
  const phone = { field: "phone", code: "invalid" };
  expect(faults(values)).toEqual([{ field: "email", code: "misspelt", about }, phone]);
  expect(checkEnquiry("quote", values, "anna@gmail.com")).toHaveLength(2);
  expect(checkEnquiry("quote", values, about)).toEqual([phone]);
});

test.each(["message", ...lines] as const)("%s has a length", (field) => {
  const { maxLength } = FIELDS[field];
  const codes = (length: number) =>
    faults({ ...enough, [field]: "1".repeat(length) }).map((one) => [one.field, one.code]);
  expect(codes(maxLength + 1)).toEqual([[field, "tooLong"]]);
  expect(codes(maxLength).flat()).not.toContain("tooLong");
});

test("a line end counts once, as it does while typing", () => {
  const message = "\r\n".repeat(FIELDS.message.maxLength);
  expect(faults({ ...enough, message })).toEqual([]);
});

const photo = (change = {}, field: PhotoFieldName = "photos") => ({
  field,
  file: { name: "a.jpg", size: 1000, type: "image/jpeg", ...change },
});

test("photos: up to five, JPEG, PNG or WebP, 8 MB each", () => {
  const one = (code: string, about?: string) => [{ field: "photos", code, about }];
  const largest = photo({ size: 8_000_000, type: "image/png" });
  expect(checkPhotos([])).toEqual([]);
  expect(checkPhotos([photo(), photo(), photo(), largest, photo()])).toEqual([]);
  expect(checkPhotos([photo(), photo({ type: "image/webp" })])).toEqual([]);
  expect(checkPhotos(Array(6).fill(photo()))).toEqual(one("tooMany"));
  expect(checkPhotos([photo(), photo({ size: 8_000_001 })])).toEqual(one("tooLarge", "a.jpg"));
  for (const type of ["", "application/pdf", "image/svg+xml", "image/gif", "image/heic"]) {
    expect(checkPhotos([photo(), photo({ type })])).toEqual(one("wrongType", "a.jpg"));
  }
});

test("photos: 15 MB together, whichever field they are in", () => {
  const [one, other] = [photo({ size: 8e6 }, "photoWhole"), photo({ size: 7e6 })];
  expect(checkPhotos([one, other])).toEqual([]);
  const more = [{ field: "photos", code: "tooManyBytes" }];
  expect(checkPhotos([one, other, photo({ size: 1 })])).toEqual(more);
});

test("photos of all fields count together, and each has its own fault", () => {
  const slots = PHOTO_SLOTS.map((slot) => photo({}, slot));
  const others = (count: number) => Array.from({ length: count }, () => photo());
  expect(checkPhotos([...slots, ...others(LIMITS.photos - slots.length)])).toEqual([]);
  expect(checkPhotos([...slots, ...others(10)])).toEqual([{ field: "photos", code: "tooMany" }]);
  const about = "a.jpg";
  const heic = { type: "image/heic" };
  expect(
    checkPhotos([
      photo(heic, "photoTrunk"),
      photo({ size: 9e6 }, "photoAccess"),
      photo(heic),
      photo({ size: 9e6 }),
    ]),
  ).toEqual([
    { field: "photoTrunk", code: "wrongType", about },
    { field: "photoAccess", code: "tooLarge", about },
    { field: "photos", code: "wrongType", about },
    { field: "photos", code: "tooLarge", about },
  ]);
});

test("rules never take long, however odd the input", () => {
  const fields = ["email", "phone", "area", "location", "message"] as const;
  const start = performance.now();
  for (const piece of ["1 ", "1.", "a.", "a@", "@a.", "+", "(", "°1'", " ", "\u200b"]) {
    // as long as each may be, since of what is longer only the length is looked at
    const values = fields.map((field) => [
      field,
      piece.repeat(3000).slice(0, FIELDS[field].maxLength),
    ]);
    const found = faults({ ...enough, ...(Object.fromEntries(values) as EnquiryValues) });
    expect(found.map(({ code }) => code)).not.toContain("tooLong");
  }
  // takes some milliseconds
  expect(performance.now() - start).toBeLessThan(1000);
});

test("two forms with known names", () => {
  expect(Object.keys(FORM_FIELDS).every(isFormName)).toBe(true);
  expect([undefined, "", "toString", "Quote"].some(isFormName)).toBe(false);
});

/** The rules as bundled for browsers. */
const bundle = () =>
  buildSync({
    entryPoints: [path.join(__dirname, "rules.ts")],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2020",
    write: false,
  }).outputFiles[0]?.text ?? "";

// 0.3 of these find a misspelt provider
test("cost the browser at most 1.85 kB", () => {
  const bytes = gzipSync(bundle()).byteLength;
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(1850);
});

test("run in Safari 15, which stops at a lookbehind", () => {
  expect(bundle()).not.toMatch(/\(\?<[=!]/);
});
