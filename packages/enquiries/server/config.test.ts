import { readEnvironment } from "../../utils/node";
import { enquiryEnvironment } from "./config";

const read = (variables: Record<string, string>) => readEnvironment(enquiryEnvironment, variables);

test("with nothing set enquiries lie in data/enquiries for a year less a month of backups", () => {
  expect(read({})).toEqual({ ENQUIRY_DIR: "data/enquiries", ENQUIRY_KEEP_DAYS: 335 });
});

test("every wrong value is named, and none is shown", () => {
  const variables = {
    SMTP_URL: "https://user:secret@mail.example",
    ENQUIRY_TO: "biuro",
    ENQUIRY_KEEP_DAYS: "zero",
    STATUS_TOKEN: "short",
  };
  expect(() => read(variables)).toThrow(
    new Error(
      [
        "The server cannot start with this environment:",
        "  ENQUIRY_KEEP_DAYS must be a whole number from 1 to 365",
        "  SMTP_URL must look like smtps://user:password@mail.example:465",
        "  ENQUIRY_TO must be an e-mail address",
        "  STATUS_TOKEN must have at least 16 characters",
      ].join("\n"),
    ),
  );
});

test("enquiries are not kept longer than the privacy policy promises", () => {
  expect(read({ ENQUIRY_KEEP_DAYS: "365" }).ENQUIRY_KEEP_DAYS).toBe(365);
  expect(() => read({ ENQUIRY_KEEP_DAYS: "366" })).toThrow(
    "ENQUIRY_KEEP_DAYS must be at most 365, as the privacy policy promises",
  );
});
