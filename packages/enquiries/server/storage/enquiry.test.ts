import { type EnquiryId, fileName, parseFileName, states, type Urgency } from "./enquiry";

const id = (urgency: Urgency, received = "2026-11-21T11:31:28.123Z"): EnquiryId => ({
  number: "26-7K2M9Q",
  fingerprint: "0123456789abcdef".repeat(2),
  received: new Date(received),
  urgency,
});

test.each<Urgency>(["now", "marked", "daily"])(
  "a file's name holds all of an enquiry: %s",
  (urgency) => {
    expect(parseFileName(fileName(id(urgency)))).toEqual(id(urgency));
  },
);

test("an enquiry waits, is sent, failed or is held back", () => {
  expect(states).toEqual(["new", "sent", "failed", "review"]);
});

test("names sort by time, to the millisecond", () => {
  const names = [
    "2026-11-21T11:31:28.124Z",
    "2026-11-21T11:31:28.123Z",
    "2025-12-31T23:59:59.999Z",
  ];
  const sorted = names.map((time) => fileName(id("now", time))).sort();
  expect(sorted.map((name) => parseFileName(name)?.received.toISOString())).toEqual(
    names.toReversed(),
  );
});

test.each([
  ["a draft", (name: string) => `.${name}`],
  ["a copy", (name: string) => `${name}~`],
  ["another mark", (name: string) => name.replace(".eml", "_later.eml")],
  ["a shorter fingerprint", (name: string) => name.replace("f.eml", ".eml")],
])("%s is no message", (_, change) => {
  expect(parseFileName(change(fileName(id("now"))))).toBeUndefined();
});
