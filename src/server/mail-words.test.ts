import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { temporaryFolder } from "@typed-site/test-support/site";
import { consentFiles } from "../models/pages/legal-page";
import { readMailWords } from "./mail-words";

/** The words of mails for a company whose data differ from the content's. */
function wordsWith(company: object, forms: object = {}, texts: Record<string, string> = {}) {
  const folder = temporaryFolder();
  for (const name of ["company.yaml", "enquiry-mail.yaml", "forms.yaml", "legal"]) {
    cpSync(path.join("content", name), path.join(folder, name), { recursive: true });
  }
  for (const file of consentFiles) {
    const text = texts[file] ?? "Administrator: {legalEntity}, {email}.\n";
    writeFileSync(path.join(folder, file), text);
  }
  for (const [name, changes] of Object.entries({ "company.yaml": company, "forms.yaml": forms })) {
    const file = path.join(folder, name);
    const data = parse(readFileSync(file, "utf8")) as object;
    writeFileSync(file, stringify({ ...data, ...changes }));
  }
  return readMailWords(folder);
}

/** The accepted texts. */
const consentWith = (...changes: Parameters<typeof wordsWith>) => wordsWith(...changes).consent;

test("mails have the content's words, and the company's address", () => {
  const texts = parse(readFileSync("content/enquiry-mail.yaml", "utf8")) as object;
  const { consent: _consent, ...words } = wordsWith({ email: "inny@firma.example" });
  expect(Object.keys(words).sort()).toEqual([...Object.keys(texts), "companyEmail"].sort());
  expect(words.companyEmail).toBe("inny@firma.example");
});

test("a mail says what was agreed to in plain words, as pages show them: no marks of Markdown, no address without a site", () => {
  const consent = {
    label: "Akceptuję [regulamin](/regulamin) i **resztę**.",
    hint: "Można cofnąć.",
  };
  const words = consentWith({}, { consent });
  expect(words).toMatch(/^Akceptuję\sregulamin i\sresztę\. \[[0-9a-f]{8}\]$/);
});

test("the version of the consent changes with what the legal texts show of the company, and with nothing else", () => {
  const before = consentWith({});
  expect(before).toMatch(/ \[[0-9a-f]{8}\]$/);
  expect(consentWith({ email: "inny@firma.example" })).not.toBe(before);
  expect(consentWith({ legalName: "Inna Firma sp. z o.o." })).not.toBe(before);
  expect(consentWith({ tagline: "Inne zdanie" })).toBe(before);
});

test.each(consentFiles)("the version of the consent changes with %s", (file) => {
  expect(consentWith({}, {}, { [file]: "Administrator: {legalEntity}.\n" })).not.toBe(
    consentWith({}),
  );
});
