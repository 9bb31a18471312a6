import { writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { simpleParser } from "mailparser";
import { folderWith } from "@typed-site/test-support/site";
import { words } from "../../testing/words";
import { compose, readSummary } from "./compose";

const enquiry = {
  number: "26-AAAAAA",
  fingerprint: "0".repeat(32),
  received: new Date(),
  urgency: "now",
  form: "quote",
  values: { location: "54.352025, 18.646638" },
  page: "/",
  photos: [],
  missingPhotos: 0,
  signs: [],
} as const;

test("a placeholder in the content that nobody fills loses no enquiry", async () => {
  const map = { url: "https://map.example/?at={latitude},{longtitude}" };
  const envelope = { from: "a@firma.example", to: "b@firma.example" };
  const message = await text(compose(enquiry, envelope, { ...words, map }));
  expect(message).toContain("54.352025,{longtitude}");
});

test("the company reads an address in the letters that its visitor typed, and answers to the one that mail needs", async () => {
  const envelope = { from: "a@firma.example", to: "b@firma.example" };
  const values = { email: "biuro@xn--ywopot-6db37b.pl" };
  const message = await text(compose({ ...enquiry, values }, envelope, words));
  expect((await simpleParser(message)).text).toContain(`${words.labels.email}: biuro@żywopłot.pl`);
  expect(message).toMatch(/^Reply-To: biuro@xn--ywopot-6db37b\.pl\r$/m);
});

test.each([
  ["biuro@poczta.xn--ywopot-6db37b.pl", "biuro@poczta.żywopłot.pl"],
  ["biuro@xn--a.pl", "biuro@xn--a.pl"],
])("%s is read as %s", async (email, read) => {
  const envelope = { from: "a@firma.example", to: "b@firma.example" };
  const message = await text(compose({ ...enquiry, values: { email } }, envelope, words));
  expect((await simpleParser(message)).text).toContain(`${words.labels.email}: ${read}\n`);
});

test("the subject says how urgent it is, where that was said", async () => {
  const envelope = { from: "a@firma.example", to: "b@firma.example" };
  const values = { when: "At once", service: "Felling", town: "Puck" };
  const message = await text(compose({ ...enquiry, values }, envelope, words));
  expect(message).toMatch(/^Subject: .* 26-AAAAAA: At once, Felling, Puck$/m);
});

test("tells mail programs that no holiday note is to answer it, since that would go to a stranger", async () => {
  const envelope = { from: "a@firma.example", to: "b@firma.example" };
  const message = await text(compose(enquiry, envelope, words));
  const [head = ""] = message.split("\r\n\r\n", 1);
  expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
});

test.each([
  ["2026-07-15T22:30:00Z", "16.07.2026, 00:30:00"],
  ["2026-01-15T22:30:00Z", "15.01.2026, 23:30:00"],
])(
  "what arrived at %s is said to have arrived at %s, as clocks in Poland show it",
  async (utc, local) => {
    const envelope = { from: "a@firma.example", to: "b@firma.example" };
    const received = new Date(utc);
    const message = await text(compose({ ...enquiry, received }, envelope, words));
    expect(message).toContain(`${words.labels.received}: ${local}`);
  },
);

const envelope = { from: "strona@firma.example", to: "biuro@firma.example" };
const { labels, slots, signs, consent, mark, subjects } = words;

test("all that was typed comes in the form's order, then what else is known", async () => {
  const path = `${folderWith({ "a.jpg": "photo" })}/a.jpg`;
  const file = { name: "IMG_1.HEIC", size: 5, type: "image/jpeg", path };
  const received = new Date("2026-07-15T08:00:00Z");
  const message = await text(
    compose(
      {
        ...{ ...enquiry, received, missingPhotos: 2, page: "https://firma.example/puck" },
        values: {
          ...{ town: "Puck", length: " ", location: " 54.352025, 18.646638 ", when: "At once" },
          ...{
            message: "Raz\n  dwa\n",
            phone: " 600 700 800 ",
            email: " Jan@x.pl ",
            consent: "on",
          },
          topic: "of the other form",
        },
        photos: [
          { field: "photoTrunk", file },
          { field: "photos", file: { ...file, type: "image/webp" } },
        ],
        signs: ["trap", "flood"],
      },
      envelope,
      words,
    ),
  );
  const mail = await simpleParser(message);
  expect(mail.text?.trimEnd().split("\n")).toEqual([
    `${labels.email}: Jan@x.pl`,
    `${labels.phone}: 600 700 800`,
    "",
    `${labels.message}:`,
    "Raz",
    "  dwa",
    "",
    "",
    `${labels.when}: At once`,
    `${labels.town}: Puck`,
    `${labels.location}: 54.352025, 18.646638`,
    `${labels.map}: https://map.example/?lat=54.352025&lon=18.646638`,
    "",
    `${labels.photos}: 2`,
    `${labels.photo} 1: ${slots.photoTrunk}`,
    `${labels.missingPhotos}: 2`,
    `${labels.number}: 26-AAAAAA`,
    `${labels.received}: 15.07.2026, 10:00:00`,
    `${labels.page}: https://firma.example/puck`,
    `${labels.consent}: ${consent}`,
    `${labels.signs}: ${signs.trap}, ${signs.flood}`,
  ]);
  expect(mail.subject).toBe(
    `${subjects.quote} 26-AAAAAA ${mark}: At once, of the other form, Puck`,
  );
  expect(mail.attachments.map(({ filename, content }) => [filename, content.toString()])).toEqual([
    ["26-AAAAAA-1.jpeg", "photo"],
    ["26-AAAAAA-2.webp", "photo"],
  ]);
  expect(mail.date).toEqual(received);
  expect(mail.messageId).toBe(`<26-AAAAAA.${received.getTime().toString(36)}@firma.example>`);
  expect([mail.from?.text, [mail.to].flat()[0]?.text]).toEqual([envelope.from, envelope.to]);
  expect(mail.replyTo?.text).toBe("Jan@x.pl");
});

test("where nothing else is known, nothing is said of it", async () => {
  // Coordinates are a place only where one is asked for.
  const values = { phone: "54.352025, 18.646638" };
  const message = await text(compose({ ...enquiry, form: "contact", values }, envelope, words));
  const mail = await simpleParser(message);
  expect(mail.subject).toBe(`${subjects.contact} 26-AAAAAA`);
  expect(mail.replyTo).toBeUndefined();
  for (const label of [labels.photos, labels.missingPhotos, labels.signs, labels.map])
    expect(mail.text).not.toContain(`${label}:`);
});

test.each([
  [{ email: "b@xn--ywopot-6db37b.pl", phone: "1", message: "Ł".repeat(99) }, "b@żywopłot.pl", 80],
  [{ phone: "600 700\n800", service: "Felling" }, "600 700 800", "Felling"],
  [{ phone: "1", topic: "Turf" }, "1", "Turf"],
])("the daily mail's table has a row for %j", async (values, from, about) => {
  const message = await text(compose({ ...enquiry, values }, envelope, words));
  const file = `${folderWith({ "a.eml": "" })}/a.eml`;
  writeFileSync(file, message);
  const told = typeof about === "number" ? "Ł".repeat(about) : about;
  expect(await readSummary(file)).toBe(`26-AAAAAA | ${from} | ${told}`);
});
