import { readFileSync } from "node:fs";
import { enquiryEnvironment, PHOTO_DAYS } from "@typed-site/enquiries/server";

/** Days of the shortest twelve months, and for which a backup may be kept. */
const YEAR = 365;
const BACKUP = 30;

const read = (file: string) => readFileSync(file, "utf8").replace(/\s+/g, " ");

test("the legal texts and the operator's document promise what the program does", () => {
  expect(enquiryEnvironment.ENQUIRY_KEEP_DAYS.parse(undefined)).toBe(YEAR - BACKUP);
  expect(() => enquiryEnvironment.ENQUIRY_KEEP_DAYS.parse(String(YEAR + 1))).toThrow();
  const policy = read("content/legal/polityka-prywatnosci.yaml");
  expect(policy).toContain("Zapytania usuwamy najpóźniej po 12 miesiącach");
  expect(policy).toContain(`z serwera strony po ${PHOTO_DAYS} dniach`);
  const notice = read("content/legal/obowiazek-informacyjny.yaml");
  expect(notice).toContain("zanim minie 12 miesięcy od ich otrzymania");
  expect(notice).toContain(`na serwerze strony przez ${PHOTO_DAYS} dni`);
  expect(notice).toContain(`najwyżej przez następne ${BACKUP} dni`);
  const forOperators = read("docs/enquiries.md");
  expect(forOperators).toContain(`its photos after ${PHOTO_DAYS} days`);
  expect(forOperators).toContain(`Keep no copy for longer than ${BACKUP} days`);
});
