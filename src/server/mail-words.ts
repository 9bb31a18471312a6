import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import type { MailWords } from "@typed-site/enquiries/server";
import { parseContent, polish, renderMarkdown } from "gatsby-plugin-typed-content";
import { companyShape } from "../models/company/company";
import { enquiryMailShape } from "../models/forms/enquiry-mail";
import { formsShape } from "../models/forms/forms";
import { consentTexts } from "../models/pages/legal-page";

/**
 * Reads the texts of the e-mails.
 * @param folder the content folder
 * @throws if a file is missing or invalid
 */
export function readMailWords(folder: string): MailWords {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const record = <Shape extends z.ZodType>(file: string, shape: Shape) =>
    shape.parse(parseContent(file, read(file)).data);
  const words = record("enquiry-mail.yaml", enquiryMailShape);
  const company = record("company.yaml", companyShape);
  const { label } = record("forms.yaml", formsShape).consent;
  const version = createHash("sha256");
  for (const text of consentTexts(read, company)) version.update(text);
  const consent = `${renderMarkdown(label, polish).plain} [${version.digest("hex").slice(0, 8)}]`;
  return { ...words, consent, companyEmail: company.email };
}
