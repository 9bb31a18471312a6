import { readConfig } from "./config";

test("with nothing set the server runs: enquiries lie in data/enquiries", () => {
  expect(readConfig({ PORT: "" })).toEqual({
    PORT: 9000,
    HOST: "0.0.0.0",
    ENQUIRY_DIR: "data/enquiries",
    ENQUIRY_KEEP_DAYS: 365,
    TRUST_PROXY: false,
  });
});

test("every wrong value is named, and none is shown", () => {
  const start = () =>
    readConfig({
      PORT: "99999",
      SMTP_URL: "https://user:secret@mail.example",
      ENQUIRY_TO: "biuro",
      ENQUIRY_KEEP_DAYS: "zero",
      TRUST_PROXY: "true",
      STATUS_TOKEN: "short",
    });
  expect(start).toThrow(
    [
      "The server cannot start with this environment:",
      "  PORT must be at most 65535",
      "  ENQUIRY_KEEP_DAYS must be a whole number from 1 to 365",
      "  SMTP_URL must look like smtps://user:password@mail.example:465",
      "  ENQUIRY_TO must be an e-mail address",
      "  STATUS_TOKEN must have at least 16 characters",
      "  TRUST_PROXY must be false, a number of hops (1–9) or networks",
    ].join("\n"),
  );
});

test("enquiries are not kept longer than the privacy policy promises", () => {
  expect(readConfig({ ENQUIRY_KEEP_DAYS: "365" }).ENQUIRY_KEEP_DAYS).toBe(365);
  expect(() => readConfig({ ENQUIRY_KEEP_DAYS: "366" })).toThrow(
    "ENQUIRY_KEEP_DAYS must be at most 365, as the privacy policy promises",
  );
});

test.each([
  ["false", false],
  ["1", 1],
  ["10.0.0.0/8, loopback", ["10.0.0.0/8", "loopback"]],
])("TRUST_PROXY=%s is understood", (text, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(trustProxy);
});
