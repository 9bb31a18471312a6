import { buffer } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { growth } from "@typed-site/test-support/cost";
import { askRaw } from "@typed-site/test-support/raw-socket";
import { hasPhone } from "@typed-site/utils";
import { compose } from "../server/delivery/compose";
import { fillForm } from "../server/endpoint/fill-form";
import { normaliseLocation } from "../server/location/normalise-location";
import { FORM_FIELDS } from "../shared/fields";
import { normaliseEmail, normaliseLine } from "../shared/normalise";
import { checkEnquiry } from "../shared/rules";
import { testServer } from "../testing/server";
import { words } from "../testing/words";

/** Bytes; the head of a request may have 16 kB. */
const LENGTHS = [1900, 3800, 15_200] as const;
/** A quadratic reader has 8, a linear one about 1. */
const READER_LIMIT = 3;
/** Most of a request's cost does not depend on its text, so a linear one has far less than 1. */
const REQUEST_LIMIT = 1.2;

/** Fragments of typed text, links and addresses, by kind. */
const pieces = {
  plain: ["a", " ", "1", "\t", "ż", "😀", "a ", "1 ", "\\"],
  marks: ["\u0301\u0323", "Z\u0307"],
  address: ["/", "//", "/index.html", "?", "#", "%C5%82", "%2F", "../", "?a=", "&nr=", ".", ";"],
  number: ["1.", "1 1", "123 ", "1,1 ", "1x", "1 x ", "-", "(", "ha", "m2 ", "pół"],
  place: [
    "1,",
    "1°",
    "N1",
    "N 1,",
    "1N,",
    "%",
    "/1.1",
    "1°1'",
    "1°1'N ",
    "1.1,",
    "1.1 ",
    "!3d1.1",
    "!4d",
    "&mlat=1.1",
    "#map=1/",
    "%2C",
  ],
  email: ["@", "a@", "a.", "<", ">", "mailto:", "a-", ","],
  header: ["br;q=0,", "br ", ";q=0", ",", ";", "=", '"', '";a="', "W/", "0-0,", "application/json"],
  markup: ["&", "<b>", "</form>", "<!--", "$&", "{typed}"],
};
/** What regular expressions look for in vain between long runs of blanks. */
const frames = [
  ["1", "x1", "1"],
  ["1°", "1'", "N"],
  ["1.1", ",", "x"],
  ["+1", "1", "x"],
  ["/", "/x", "x"],
];

const repeated = (piece: string, bytes: number) => piece.repeat(bytes / Buffer.byteLength(piece));

/** Texts of any length: each fragment repeated, alone or at the end, and frames with blanks. */
function shapes(...kinds: (keyof typeof pieces)[]): [string, (length: number) => string][] {
  const repeats = kinds
    .flatMap((kind) => pieces[kind])
    .flatMap((piece): [string, (length: number) => string][] => [
      [`${piece}…`, (length) => repeated(piece, length)],
      [`1${piece}…x`, (length) => `1${repeated(piece, length)}x`],
    ]);
  const framed = frames.map(([a, b, c]): [string, (length: number) => string] => [
    `${a} … ${b} … ${c} …`,
    (length) => [a, b, c].map((part) => part + " ".repeat(length / 3)).join(""),
  ]);
  return [...repeats, ...framed];
}

/** The shapes for which work grows faster than the text. */
async function steep(
  work: (text: string) => unknown,
  kinds: readonly (keyof typeof pieces)[],
  limit = READER_LIMIT,
): Promise<string[]> {
  const found: string[] = [];
  for (const [name, shape] of shapes(...kinds)) {
    const texts = new Map(LENGTHS.map((length) => [length as number, shape(length)]));
    const ratio = await growth((length) => work(texts.get(length) ?? ""), LENGTHS, limit);
    if (ratio > limit) found.push(`${name}: ${ratio.toFixed(1)}`);
  }
  return found;
}

describe("no field costs more than its length", () => {
  test("as it is checked", async () => {
    const names = FORM_FIELDS.quote;
    const check = (text: string) =>
      checkEnquiry("quote", Object.fromEntries(names.map((name) => [name, text])));
    expect(await steep(check, ["plain", "marks", "number", "place", "email"])).toEqual([]);
  });

  // Composing marks is not linear in itself, so only short texts are measured.
  test.each([
    ["location", normaliseLocation, ["plain", "number", "place"]],
    ["phone", hasPhone, ["plain", "number"]],
    ["email", normaliseEmail, ["plain", "email"]],
    ["line", normaliseLine, ["plain"]],
  ] as const)("%s, however long", async (_name, normalise, kinds) => {
    expect(await steep(normalise, kinds)).toEqual([]);
  });

  test.each(["https://", "www.google.com/maps/", "geo:"])(
    "a place that begins with %s, however long",
    async (start) => {
      const read = (text: string) => normaliseLocation(start + text.replace(/\s/g, ""));
      expect(await steep(read, ["number", "place", "email"])).toEqual([]);
    },
  );

  test("in a form that is shown again", async () => {
    const form = `<form data-enquiry="quote"><p data-field="area"><input name="area"></p>
      <p data-field="message"><textarea name="message"></textarea></p></form>`;
    const fill = (text: string) =>
      fillForm(form, {
        form: "quote",
        values: { area: text, message: text },
        page: "/",
        photos: [],
        faults: [{ field: "area", code: "tooLong" }],
      });
    expect(await steep(fill, ["plain", "markup"])).toEqual([]);
  });

  test("in a mail", async () => {
    const fingerprint = "0".repeat(32);
    const received = new Date();
    const id = { number: "26-AAAAAA", fingerprint, received, urgency: "now" } as const;
    const mail = (typed: string) => {
      const values = { message: typed };
      const form = "quote" as const;
      const enquiry = { ...id, form, values, page: "/", photos: [], missingPhotos: 0, signs: [] };
      return buffer(compose(enquiry, { from: "a@b.pl", to: "a@b.pl" }, words));
    };
    expect(await steep(mail, ["plain", "markup"])).toEqual([]);
  });
});

describe("no request costs more than its length", () => {
  let app: FastifyInstance;
  let url: string;
  beforeAll(async () => {
    ({ app } = await testServer({ TRUST_PROXY: 1 }));
    url = await app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => app.close());

  const ask = (start: string, headers: Record<string, string>, body = "") => {
    const length = { "content-length": String(Buffer.byteLength(body)) };
    const lines = Object.entries({ host: "a", connection: "close", ...headers, ...length });
    const head = lines.map((line) => line.join(": "));
    return askRaw(url, Buffer.from([`${start} HTTP/1.1`, ...head, "", body].join("\r\n")));
  };
  const inAddress = (text: string) => text.replace(/ /g, "+");
  const inHeader = (text: string) => text.replace(/[^\x20-\x7e]/g, "x");

  test.each([
    ["path", (text: string) => ask(`GET /${inAddress(text)}`, {})],
    ["query", (text: string) => ask(`GET /dziekujemy?nr=${inAddress(text)}`, {})],
  ])("in its %s", async (_where, work) => {
    expect(await steep(work, ["address"], REQUEST_LIMIT)).toEqual([]);
  });

  test.each([
    "accept",
    "accept-encoding",
    "if-none-match",
    "range",
    "cookie",
    "x-forwarded-for",
    "x-forwarded-host",
  ])("in its %s", async (name) => {
    const work = (text: string) => ask("GET /", { [name]: inHeader(text) });
    expect(await steep(work, ["header"], REQUEST_LIMIT)).toEqual([]);
  });

  const multipart = { "content-type": "multipart/form-data; boundary=1" };
  const partOf = (name: string, text: string) =>
    `--1\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

  test.each(["content-type", "sec-fetch-site", "host"])("in the %s of an enquiry", async (name) => {
    const body = `${partOf("form", "quote")}${partOf("email", "a@b.pl")}--1--\r\n`;
    const work = (text: string) =>
      ask("POST /send", { ...multipart, [name]: inHeader(text) }, body);
    expect(await steep(work, ["header"], REQUEST_LIMIT)).toEqual([]);
  });

  test.each(["page", "key", "form", "email", "message", "website"])(
    "in the %s of an enquiry",
    async (field) => {
      const work = (text: string) =>
        ask("POST /send", multipart, `${partOf("form", "quote")}${partOf(field, text)}--1--\r\n`);
      expect(await steep(work, ["marks", "address"], REQUEST_LIMIT)).toEqual([]);
    },
  );

  test("in its body", async () => {
    const work = (text: string) => ask("POST /send", multipart, `--1\r\n${text}\r\n\r\n`);
    expect(await steep(work, ["plain", "address", "header"], REQUEST_LIMIT)).toEqual([]);
  });
});
