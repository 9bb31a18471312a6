import { deflateSync } from "node:zlib";
import { pdf } from "./pdf.fixture";
import { MOST_BYTES, readPdf } from "./read-pdf";

/** A text in UTF-16, as most programs write Polish titles. */
const inUtf16 = (text: string) =>
  `\xfe\xff${Buffer.from(text, "utf16le").swap16().toString("latin1")}`;
const inHex = (bytes: string) => `<${Buffer.from(bytes, "latin1").toString("hex")}>`;
const metadata = (title: string) =>
  Buffer.from(
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${title}</rdf:li></rdf:Alt></dc:title>\n`,
  ).toString("latin1");

test.each([
  ["in plain letters", pdf({ title: "(Umowa)" }), "Umowa"],
  [
    "with brackets and signs that are escaped",
    pdf({ title: "(A (b) \\(c\\) \\\\ \\101)" }),
    "A (b) (c) \\ A",
  ],
  ["in UTF-16", pdf({ title: `(${inUtf16("Żółw")})` }), "Żółw"],
  [
    "in UTF-16, in digits",
    pdf({ title: inHex(inUtf16("Jak przygotować ogród")) }),
    "Jak przygotować ogród",
  ],
  ["in UTF-8", pdf({ title: "(\xef\xbb\xbf\xc5\x82)" }), "ł"],
  ["in an object of its own", pdf({ title: "7 0 R", more: "7 0 obj\n(Umowa)\nendobj\n" }), "Umowa"],
  [
    "in a packed dictionary",
    pdf({ title: "", packed: ["17", "<</Title (Umowa)>>", "[]"], trailer: " /Info 11 0 R" }),
    "Umowa",
  ],
  [
    "that was changed later",
    pdf({ more: "8 0 obj\n<</Title (Nowa)>>\nendobj\n", trailer: " /Info 8 0 R" }),
    "Nowa",
  ],
  ["in the metadata alone", pdf({ title: "", more: metadata("Żółw &amp; jeż") }), "Żółw & jeż"],
  [
    "of a chapter, which is not the file's",
    pdf({ title: "", more: "5 0 obj\n<</Title (Rozdział)>>\nendobj\n" }),
    "",
  ],
])("a title %s", (_, file, title) => {
  expect(readPdf(file)).toEqual({ bytes: file.length, title, extras: [] });
});

test.each([
  ["a script", "<</S /JavaScript /JS (app.alert\\(1\\))>>", ["JavaScript"]],
  ["a script whose name is disguised", "<</S /J#61vaScript/JS 3 0 R>>", ["JavaScript"]],
  ["a program to start", "<</S/Launch/F(x.exe)>>", ["Launch"]],
  ["another file", "<</Names <</EmbeddedFiles 4 0 R>>>>", ["EmbeddedFiles"]],
  ["a form that sends", "<</S /SubmitForm /F (https://example.org)>>", ["SubmitForm"]],
])("%s is found, also where it is packed", (_, object, extras) => {
  expect(readPdf(pdf({ more: `3 0 obj\n${object}\nendobj\n` }))).toMatchObject({ extras });
  expect(readPdf(pdf({ packed: ["[]", object] }))).toMatchObject({ extras });
});

const packedBomb = `9 0 obj\n<</Type /ObjStm /N 1 /First 4>>\nstream\n${deflateSync(
  Buffer.alloc(64 * 1024 * 1024),
).toString("latin1")}\nendstream\nendobj\n`;

test.each([
  ["a picture with a PDF file's name", Buffer.from("\xff\xd8\xff\xe0 JFIF", "latin1"), "noPdf"],
  ["an empty file", Buffer.alloc(0), "noPdf"],
  ["a file that was cut off", pdf({ more: "% \n".repeat(1000) }).subarray(0, 2500), "broken"],
  [
    "packed objects that are cut off",
    pdf({ more: "<</Type /ObjStm>>\nstream\nx\nendstream\n" }),
    "broken",
  ],
  ["64 MB in a few bytes", pdf({ more: packedBomb }), "broken"],
  ["a file with a password", pdf({ trailer: " /Encrypt 6 0 R" }), "locked"],
  ["a file beyond the limit", Buffer.alloc(MOST_BYTES + 1), "large"],
])("%s is not read", (_, file, unread) => {
  expect(readPdf(file)).toEqual({ bytes: file.length, unread });
});

test.each(["/ObjStm ", "#41", "/Info 1 ", "/Title (", "2 0 obj\n", "((", "<dc:title>"])(
  "a megabyte of %j takes time in proportion",
  (part) => {
    const file = pdf({ more: part.repeat(1e6 / part.length) });
    // A search that is not linear would not end within a test's time.
    expect(readPdf(file)).toMatchObject({ bytes: file.length });
  },
);

test("the end of an address is no name", () => {
  const link = "3 0 obj\n<</S /URI /URI (https://example.org/JavaScript)>>\nendobj\n";
  expect(readPdf(pdf({ more: link }))).toMatchObject({ extras: [] });
});
