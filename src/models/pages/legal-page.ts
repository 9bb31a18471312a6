import { z } from "zod";
import { addressOfFile, fillKnown } from "@typed-site/utils";
import { defineModel, f } from "gatsby-plugin-typed-content";
import { sectionAnchors } from "../../utils/anchors";
import { companyWords } from "../company/company-words";
import { sections } from "../parts";

/** The file that declares what forms and browser store. */
export const privacyPolicy = "legal/polityka-prywatnosci.yaml";

/** The files whose texts a visitor accepts with an enquiry. */
export const consentFiles = [
  "legal/obowiazek-informacyjny.yaml",
  privacyPolicy,
  "legal/regulamin-serwisu.yaml",
] as const;

/**
 * The texts that a visitor accepts with an enquiry, with the company's placeholders filled.
 * @param read returns the text of a content file
 */
export const consentTexts = (read: (file: string) => string, company: Record<string, unknown>) =>
  consentFiles.map((file) => fillKnown(read(file), companyWords(company)));

/** Terms, privacy policy and the like. */
export const legalPage = defineModel({
  typeName: "LegalPage",
  label: "Strony prawne",
  noun: "Strona prawna",
  add: "stronę prawną",
  titleKey: "title",
  description:
    "Strona prawna: regulamin, polityka prywatności, obowiązek informacyjny, deklaracja dostępności. Teksty są projektami; przed publikacją powinien je sprawdzić prawnik.",
  files: ["legal/*.yaml"],
  needed: consentFiles,
  shape: z.strictObject({
    title: f.label("Nazwa w stopce"),
    headline: f.heading("Nagłówek strony"),
    seo: f.seo(),
    updated: f.date({ label: "Od kiedy obowiązuje", inFile: "Na przykład 2026-11-01." }),
    sections: sections({ label: "Rozdziały dokumentu", hint: "Może ich nie być." }),
  }),
  key: { field: "path", missing: "nie ma strony prawnej o takim adresie" },
  pages: {
    of: ({ file, data }) => [
      {
        path: addressOfFile(file),
        component: "templates/legal.tsx",
        anchors: sectionAnchors(data.sections),
      },
    ],
  },
});
