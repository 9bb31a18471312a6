import { randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";
import { pdf } from "../testing/pdf";
import { MOST_BYTES, readPdf, rewritePdf } from "./read-pdf";

test("a file is looked at once, wherever it lies", async () => {
  const file = pdf({ title: "(Umowa)" });
  const state = readPdf(file);
  expect(await state).toEqual({ bytes: file.length, title: "Umowa", extras: [] });
  expect(readPdf(Buffer.from(file))).toBe(state);
});

const zeros = deflateSync(Buffer.alloc(512 * 1024 * 1024), { level: 1 }).toString("latin1");

/** An object whose few bytes unpack to very many. */
const bomb = (type: string) => {
  const dictionary = `<</Type /${type} /N 1 /First 4 /Size 9 /W [1 2 1] /Filter /FlateDecode /Length ${zeros.length}>>`;
  return pdf({ more: `9 0 obj\n${dictionary}\nstream\n${zeros}\nendstream\nendobj\n` });
};

/** What a later version added to the file is cut off, so that only the first one's end is there. */
const pdfAndBlanks = Buffer.concat([pdf(), Buffer.alloc(2000, " ")]);

test.each([
  ["a picture with a PDF file's name", Buffer.from("\xff\xd8\xff\xe0 JFIF", "latin1"), "pdfNone"],
  ["an empty file", Buffer.alloc(0), "pdfNone"],
  ["as large a file as may be, of nothing", Buffer.alloc(MOST_BYTES), "pdfNone"],
  ["a file that was cut off", pdf({ more: "% \n".repeat(1000) }).subarray(0, 2500), "pdfBroken"],
  ["a file whose end is far from its last bytes", pdfAndBlanks, "pdfBroken"],
  ["a file beyond the limit", Buffer.alloc(MOST_BYTES + 1), "pdfLarge"],
  ["half a gigabyte of packed objects", bomb("ObjStm"), "pdfBroken"],
  ["half a gigabyte of places of objects", bomb("XRef"), "pdfBroken"],
])("%s is not read, and takes no memory here", async (_, file, unread) => {
  const before = process.memoryUsage.rss();
  expect(await readPdf(file)).toEqual({ bytes: file.length, unread });
  expect(process.memoryUsage.rss() - before).toBeLessThan(200e6);
});

test("the same after a file that is no PDF", async () => {
  await readPdf(pdf({ more: "9 0 obj\n<</A <<" }));
  expect(await readPdf(pdf({ title: "(Inna)" }))).toMatchObject({ title: "Inna" });
});

test("a file is written anew with its title, and is then known without being read", async () => {
  const { state, written } = await rewritePdf(pdf({ title: "(Stara)" }), "Nowa");
  expect(state).toEqual({ bytes: written.length, title: "Nowa", extras: [] });
  expect(await readPdf(written)).toBe(state);
});

test("as large a file as may be comes back whole", async () => {
  const withPhoto = (photo: string) => {
    const catalog = "1 0 obj\n<</Type /Catalog /Pages 99 0 R /Photo 9 0 R>>\nendobj";
    const stream = `9 0 obj\n<</Length 5000000>>\nstream\n${photo}\nendstream\nendobj\n`;
    return pdf({ more: `${catalog}\n${stream}` });
  };
  const room = MOST_BYTES - withPhoto("").length;
  const photo = randomBytes(room / 2 + 1)
    .toString("hex")
    .slice(0, room);
  const file = withPhoto(photo);
  expect(file).toHaveLength(MOST_BYTES);
  const { written } = await rewritePdf(file);
  expect(written.length).toBeGreaterThan(room);
});

test("a file with a script is not written anew", async () => {
  const script = pdf({ more: "3 0 obj\n<</A <</S /JavaScript>>>>\nendobj\n" });
  const { state, written } = await rewritePdf(script);
  expect(state).toMatchObject({ bytes: script.length, extras: ["JavaScript"] });
  expect(written).toHaveLength(0);
});

test("where no process can be started it is said, and the file is read another time", async () => {
  const runLimited = jest
    .fn(() => Promise.resolve(Buffer.from('{"title":"Umowa","extras":[]}\n')))
    .mockRejectedValueOnce(new Error("EAGAIN"));
  const actual = jest.requireActual<object>("@typed-site/utils/node");
  await jest.isolateModulesAsync(async () => {
    jest.doMock("@typed-site/utils/node", () => ({ ...actual, runLimited }));
    const { readPdf: read } = await import("./read-pdf");
    await expect(read(pdf())).rejects.toThrow("EAGAIN");
    expect(await read(pdf())).toMatchObject({ title: "Umowa" });
  });
  jest.dontMock("@typed-site/utils/node");
});
