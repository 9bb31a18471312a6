import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import type { MailWords } from "@typed-site/enquiries/server";
import { enquiryMailShape } from "../models/forms/enquiry-mail";
import { consentTexts } from "../models/pages/legal-page";

const companyShape = z.looseObject({ email: z.email() });
const formsShape = z.object({ consent: z.object({ label: z.string() }) });

/**
 * Reads the texts of the e-mails.
 * @param folder the content folder
 * @throws if a file is missing or invalid
 */
export function readMailWords(folder: string): MailWords {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const words = enquiryMailShape.parse(parse(read("enquiry-mail.yaml")));
  const company = companyShape.parse(parse(read("company.yaml")));
  const { label } = formsShape.parse(parse(read("forms.yaml"))).consent;
  const version = createHash("sha256");
  for (const text of consentTexts(read, company)) version.update(text);
  const consent = `${label.trim()} [${version.digest("hex").slice(0, 8)}]`;
  return { ...words, consent, companyEmail: company.email };
}
