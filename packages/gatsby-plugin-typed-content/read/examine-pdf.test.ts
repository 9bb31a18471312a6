import { PDFDocument } from "@cantoo/pdf-lib";
import { pdf } from "../testing/pdf";
import { examinePdf, rewritePdf } from "./examine-pdf";

/** A text in UTF-16, as most programs write Polish titles. */
const inUtf16 = (text: string) =>
  `\xfe\xff${Buffer.from(text, "utf16le").swap16().toString("latin1")}`;
const inHex = (bytes: string) => `<${Buffer.from(bytes, "latin1").toString("hex")}>`;

/** A file with one more object. */
const withObject = (object: string) => pdf({ more: `3 0 obj\n${object}\nendobj\n` });

test.each([
  ["in plain letters", pdf({ title: "(Umowa)" }), "Umowa"],
  [
    "with brackets and characters that are escaped",
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
  [
    "of a chapter, which is not the file's",
    pdf({ title: "", more: "5 0 obj\n<</Title (A)>>\nendobj\n" }),
    "",
  ],
])("a title %s", async (_, file, title) => {
  expect(await examinePdf(file)).toEqual({ title, extras: [] });
});

test.each([
  ["a link to a page", "<</Subtype /Link /A <</S /URI /URI (https://example.org/JavaScript)>>>>"],
  ["a link to a mailbox", "<</A <</S /URI /URI (mailto:a@example.org)>>>>"],
  ["a link inside the file", "<</A <</S /GoTo /D [1 0 R /Fit]>> /Next 4 0 R>>"],
  [
    "the place where it opens, as LibreOffice writes it",
    "<</OpenAction [1 0 R /XYZ null null 0]>>",
  ],
  ["the place where it opens, as an action", "<</OpenAction <</S /GoTo /D [1 0 R /Fit]>>>>"],
  ["a form that is filled in and printed", "<</AcroForm <<>> /Annots [<</Subtype /Widget>>]>>"],
  ["names of places", "<</Names <</Dests <</Names [(a) [1 0 R /Fit]]>>>>>>"],
  ["a part of its structure", "<</S /JavaScript /A <</O /Layout>>>>"],
])("%s is allowed", async (_, object) => {
  expect(await examinePdf(withObject(object))).toEqual({ title: "Umowa", extras: [] });
});

test.each([
  ["a script", "<</A <</S /JavaScript /JS (app.alert\\(1\\))>>>>", ["JS", "JavaScript"]],
  [
    "a script whose name is disguised",
    "<</A <</S /J#61vaScript/J#53 (x)>>>>",
    ["JS", "JavaScript"],
  ],
  ["a script of a rendition", "<</S /Rendition /JS (app.alert\\(1\\))>>", ["JS"]],
  ["scripts by name", "<</Names <</JavaScript 4 0 R>>>>", ["JavaScript"]],
  ["an action after an allowed one", "<</A <</S /GoTo /Next [<</S /Named>>]>>>>", ["Named"]],
  ["a program to start", "<</A <</S/Launch/F(x.exe)>>>>", ["Launch"]],
  ["an address that is opened", "<</OpenAction <</S /URI /URI (https://a.pl)>>>>", ["OpenAction"]],
  ["an address that is no page's", "<</A <</S /URI /URI (file:///etc/passwd)>>>>", ["URI"]],
  ["what acts by itself", "<</AA <</O <</S /GoTo>>>>>>", ["AA"]],
  ["a file of another machine", "<</A <</S /GoToR /F (\\\\\\\\host\\\\share)>>>>", ["GoToR"]],
  ["a file inside", "<</A <</S /GoToE>>>>", ["GoToE"]],
  ["a form with scripts of its own", "<</AcroForm <</XFA (x)>>>>", ["XFA"]],
  ["a file within what describes it", "<</EF <</F 4 0 R>>>>", ["EF"]],
  ["a page's action in a browser", "<</PA <</S /URI /URI (file:///etc/passwd)>>>>", ["URI"]],
  ["a file that belongs to it", "<</AF [4 0 R]>>", ["AF"]],
  ["files by name", "<</Names <</EmbeddedFiles 4 0 R>>>>", ["EmbeddedFiles"]],
  ["a file as a note", "<</Annots [<</Subtype /FileAttachment>>]>>", ["FileAttachment"]],
  ["a film", "<</Annots [<</Subtype /RichMedia>>]>>", ["RichMedia"]],
  ["a form that sends", "<</A <</S /SubmitForm /F (https://example.org)>>>>", ["SubmitForm"]],
])("%s is found, also where it is packed", async (_, object, extras) => {
  expect(await examinePdf(withObject(object))).toMatchObject({ extras });
  expect(await examinePdf(pdf({ packed: ["[]", object] }))).toMatchObject({ extras });
});

const withNotes = (...kinds: string[]) =>
  withObject(`<</Annots [${kinds.map((kind) => `<</Subtype /${kind}>>`).join("")}]>>`);
const withLink = (address: string) => withObject(`<</A <</S /URI /URI (${address})>>>>`);

test("notes that show something are allowed, and none of another kind", async () => {
  const shown = [
    ...["Link", "Text", "FreeText", "Line", "Square", "Circle", "Polygon", "PolyLine"],
    ...["Highlight", "Underline", "Squiggly", "StrikeOut", "Caret", "Stamp", "Ink", "Popup"],
    "Widget",
  ];
  expect(await examinePdf(withNotes(...shown))).toMatchObject({ extras: [] });
  const others = ["3D", "HyperLink", "Linked", "Movie", "Screen", "Sound"];
  expect(await examinePdf(withNotes(...shown, ...others))).toMatchObject({ extras: others });
});

test("addresses of pages, mailboxes and phones are allowed, however they are written, and no others", async () => {
  for (const address of [" http://a.pl", "HTTPS://a.pl", "mailto:a@a.pl", "tel:+48500100200"])
    expect(await examinePdf(withLink(address))).toMatchObject({ extras: [] });
  for (const address of ["javascript:alert", "ftp://a.pl", "x https://a.pl", "a.pl", ""])
    expect(await examinePdf(withLink(address))).toMatchObject({ extras: ["URI"] });
});

test("an action is found by the object that it refers to, and behind what only looks like packed data", async () => {
  const action = "4 0 obj\n<</S /Launch>>\nendobj\n";
  expect(await examinePdf(pdf({ more: `3 0 obj\n<</A 4 0 R>>\nendobj\n${action}` }))).toMatchObject(
    { extras: ["Launch"] },
  );
  const decoy = pdf({ packed: ["<</AA <<>>>>"] }).toString("latin1");
  const disguised = decoy.replace("/ObjStm", "/ObjStm %stream\n");
  expect(await examinePdf(Buffer.from(disguised, "latin1"))).toMatchObject({ extras: ["AA"] });
});

test.each([
  [
    "packed objects that are cut off",
    pdf({ more: "9 0 obj\n<</Type /ObjStm>>\nstream\nx\nendstream\n" }),
    "pdfBroken",
  ],
  ["an object that nobody can read", withObject("<</A <<"), "pdfBroken"],
  ["a file with a password", pdf({ trailer: " /Encrypt <</Filter /Standard>>" }), "pdfLocked"],
])("%s is not read", async (_, file, unread) => {
  expect(await examinePdf(file)).toEqual({ unread });
});

const noted = pdf({
  title: "(Umowa) /Author (Jan Nowak)",
  more: `1 0 obj
<</Type /Catalog /Pages 99 0 R /Metadata 6 0 R /PieceInfo <<>> /Thumb 6 0 R /LastModified (D:2026) /Lang (pl)>>
endobj
6 0 obj
<</Subject (notes of a program)>>
endobj
7 0 obj
<</Older (version)>>
endobj
`,
});

/** A file that is written anew, with all that is in it. */
async function rewritten(title: string) {
  const document = await PDFDocument.load(await rewritePdf(noted, title), {
    updateMetadata: false,
  });
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => String(object));
  return { document, text: objects.join("\n") };
}

test("a file that is written anew has no author, no notes of programs and nothing to which nothing leads", async () => {
  const { document, text } = await rewritten("");
  expect([document.getTitle(), document.getAuthor(), document.getProducer()]).toEqual([
    "Umowa",
    undefined,
    undefined,
  ]);
  expect(text).toContain("/Lang");
  expect(text).not.toMatch(/Metadata|PieceInfo|Thumb|LastModified|Subject|Older/);
});

test("it gets another title where one is given, which the window of a reader shows", async () => {
  const { document, text } = await rewritten("Umowa 2027");
  expect(document.getTitle()).toBe("Umowa 2027");
  expect(text).toContain("/DisplayDocTitle true");
});
