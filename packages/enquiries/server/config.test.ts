import { readEnvironment } from "@typed-site/utils/node";
import { enquiryEnvironment, enquiryProblems, SMTP_URL_FORM } from "./config";

const read = (variables: Record<string, string>) =>
  readEnvironment(enquiryEnvironment, variables, enquiryProblems);

test("with nothing set enquiries lie in data/enquiries for a year less a month of backups", () => {
  expect(read({})).toEqual({ ENQUIRY_DIR: "data/enquiries", ENQUIRY_KEEP_DAYS: 335 });
});

test("every wrong value is named, and none is shown", () => {
  const variables = {
    SMTP_URL: "https://user:secret@mail.example",
    ENQUIRY_FROM: "strona",
    ENQUIRY_TO: "biuro",
    ENQUIRY_KEEP_DAYS: "zero",
    STATUS_TOKEN: "short",
  };
  expect(() => read(variables)).toThrow(
    new Error(
      [
        "The server cannot start with this environment:",
        "  ENQUIRY_KEEP_DAYS must be a whole number from 1 to 365",
        `  SMTP_URL ${SMTP_URL_FORM}`,
        "  ENQUIRY_FROM must be an e-mail address",
        "  ENQUIRY_TO must be an e-mail address",
        "  STATUS_TOKEN must have at least 16 characters",
      ].join("\n"),
    ),
  );
});

test("enquiries are not kept longer than the privacy policy promises", () => {
  expect(read({ ENQUIRY_KEEP_DAYS: "365" }).ENQUIRY_KEEP_DAYS).toBe(365);
  expect(() => read({ ENQUIRY_KEEP_DAYS: "0" })).toThrow("ENQUIRY_KEEP_DAYS must be");
  expect(() => read({ ENQUIRY_KEEP_DAYS: "366" })).toThrow(
    "ENQUIRY_KEEP_DAYS must be at most 365, as the privacy policy promises",
  );
});

test("a token may have sixteen characters", () => {
  expect(read({ STATUS_TOKEN: "0123456789abcdef" }).STATUS_TOKEN).toHaveLength(16);
  expect(() => read({ STATUS_TOKEN: "0123456789abcde" })).toThrow("STATUS_TOKEN must have");
});

const relay = { SMTP_URL: "smtps://strona:haslo@mail.example:465" };
const FROM = "strona@firma.example";
const TO = "biuro@firma.example";

test("a relay needs a sender and a recipient from the operator: those in the content are the editors'", () => {
  expect(() => read(relay)).toThrow(/ENQUIRY_FROM must be set[^]*ENQUIRY_TO must be set/);
  expect(() => read({ ...relay, ENQUIRY_TO: TO })).toThrow("ENQUIRY_FROM must be set");
  expect(() => read({ ...relay, ENQUIRY_FROM: FROM })).toThrow("ENQUIRY_TO must be set");
  expect(read({ ...relay, ENQUIRY_FROM: FROM, ENQUIRY_TO: TO })).toMatchObject(relay);
});

test.each([
  [TO, TO],
  [TO.toUpperCase(), TO],
  [TO, TO.toUpperCase()],
])("who answers an enquiry from %s to %s would answer to the company itself", (from, to) => {
  const variables = { ...relay, ENQUIRY_FROM: from, ENQUIRY_TO: to };
  expect(() => read(variables)).toThrow("ENQUIRY_FROM must differ from ENQUIRY_TO");
});

test.each([
  "smtps://user@firma.pl:2026#lato@mail.example",
  "smtps://user@firma.pl:2026/lato@mail.example",
  "smtps://user@firma.pl:2026?lato@mail.example",
  "smtps://user:haslo@mail.example/skrzynka",
  "smtpsx://mail.example",
  "xsmtp://mail.example",
  "smtps://user:haslo@mail.example?requireTLS=false",
])("a character of a password that ends the host's name early does not start: %s", (url) => {
  const variables = { SMTP_URL: url, ENQUIRY_FROM: FROM, ENQUIRY_TO: TO };
  expect(() => read(variables)).toThrow("SMTP_URL must look like");
});

test.each(["smtp://mail.example:465", "smtps://mail.example:587", "smtps://mail.example:25"])(
  "a port at which the relay would wait for something else does not start: %s",
  (url) => {
    const variables = { SMTP_URL: url, ENQUIRY_FROM: FROM, ENQUIRY_TO: TO };
    expect(() => read(variables)).toThrow("SMTP_URL must look like");
  },
);

test.each([
  "smtps://user%40firma.pl:2026%23lato@mail.example:465",
  "smtp://mail.example:587/",
  "smtp://mail.example?authMethod=LOGIN",
  "smtps://user:a+b!@mail.example?name=strona.firma.pl&tls.servername=host.example",
])("%s starts", (url) => {
  const variables = { SMTP_URL: url, ENQUIRY_FROM: FROM, ENQUIRY_TO: TO };
  expect(read(variables).SMTP_URL).toBe(url);
});
