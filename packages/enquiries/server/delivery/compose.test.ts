import { text } from "node:stream/consumers";
import { simpleParser } from "mailparser";
import { words } from "../../testing/words";
import { compose } from "./compose";

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
