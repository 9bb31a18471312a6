import { z } from "zod";
import { dayInPoland, dialled, fillKnown } from "@typed-site/utils";
import { companyIdentity } from "./company-identity";

/** The company's placeholders, which every visitor-facing text may use. */
const COMPANY_WORDS = [
  "brand",
  "experience",
  "email",
  "phone",
  "phoneLink",
  "legalEntity",
  "photosNote",
] as const;

/** The part of the company's record that placeholders are made of. */
const companyRecord = z.object({
  brand: z.string(),
  experienceSince: z.number(),
  email: z.string(),
  quotesPhone: z.object({ number: z.string() }),
  ...companyIdentity,
});

type CompanyRecord = z.output<typeof companyRecord>;

/**
 * The values of the company's placeholders; empty for missing data.
 * @param record the company's record or GraphQL node
 * @throws where the record has mistakes
 */
export function companyWords(
  record: Record<string, unknown>,
): Record<(typeof COMPANY_WORDS)[number], string> {
  const company = companyRecord.parse(record);
  const { brand, experienceSince, email, photosNote = "" } = company;
  const phone = company.quotesPhone.number;
  const words = {
    brand,
    experience: experience(yearsSince(experienceSince)),
    email,
    phone,
    phoneLink: dialled(phone),
    legalEntity: legalEntity(company),
  };
  return { ...words, photosNote: fillKnown(photosNote, { ...words, photosNote: "" }) };
}

/** The placeholders that the content engine fills in every text. */
export const companyPlaceholders = {
  names: COMPANY_WORDS,
  typeName: "Company",
  of: companyWords,
};

/** How many years ago a year was, by Poland's calendar. */
export const yearsSince = (year: number): number => Number(dayInPoland().slice(0, 4)) - year;

/** The years in the genitive, as they follow „od”: „roku” for one year, „lat” for any other number. */
const experience = (years: number) => (years === 1 ? "roku" : `${years} lat`);

/** The company as a party to a contract: all that is known of its legal identity, or at least its brand. */
function legalEntity({ brand, legalName, address, nip, regon, register }: CompanyRecord): string {
  return [
    legalName ?? brand,
    address && `${address.street}, ${address.postalCode} ${address.city}`,
    nip && `NIP\u00a0${nip}`,
    regon && `REGON\u00a0${regon}`,
    register,
  ]
    .filter(Boolean)
    .join(", ");
}
