import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { temporaryFolder } from "@typed-site/test-support/site";
import { consentFiles } from "../models/pages/legal-page";
import { readMailWords } from "./mail-words";

/** The accepted texts for a company whose data differ from the content's. */
function consentWith(changes: Record<string, unknown>): string {
  const folder = temporaryFolder();
  for (const name of ["company.yaml", "enquiry-mail.yaml", "forms.yaml", "legal"]) {
    cpSync(path.join("content", name), path.join(folder, name), { recursive: true });
  }
  for (const file of consentFiles) {
    writeFileSync(path.join(folder, file), "Administrator: {legalEntity}, {email}.\n");
  }
  const company = path.join(folder, "company.yaml");
  const data = parse(readFileSync(company, "utf8")) as object;
  writeFileSync(company, stringify({ ...data, ...changes }));
  return readMailWords(folder).consent;
}

test("the version of the consent changes with what the legal texts show of the company, and with nothing else", () => {
  const before = consentWith({});
  expect(before).toMatch(/ \[[0-9a-f]{8}\]$/);
  expect(consentWith({ email: "inny@firma.example" })).not.toBe(before);
  expect(consentWith({ legalName: "Inna Firma sp. z o.o." })).not.toBe(before);
  expect(consentWith({ tagline: "Inne zdanie" })).toBe(before);
});
