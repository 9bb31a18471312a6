import { dialled, fillKnown } from "../../../packages/utils";
import { quotesPhone } from "../../utils/text/quotes-phone";
import type { CompanyIdentity } from "./company-identity";

/** The company's placeholders, which every visitor-facing text may use. */
const COMPANY_WORDS = [
  "brand",
  "email",
  "phone",
  "phoneLink",
  "legalEntity",
  "photosNote",
] as const;

interface Told extends CompanyIdentity {
  brand: string;
  email: string;
  phones: { id: string; number: string }[];
}

/** The values of the company's placeholders; empty for missing data. */
export function companyWords(
  company: Record<string, unknown>,
): Record<(typeof COMPANY_WORDS)[number], string> {
  const told = company as unknown as Told;
  const { brand, email, phones, photosNote = "" } = told;
  const phone = quotesPhone(phones).number;
  const words = {
    ...{ brand, email, phone },
    phoneLink: dialled(phone),
    legalEntity: legalEntity(told),
  };
  return { ...words, photosNote: fillKnown(photosNote, { ...words, photosNote: "" }) };
}

/** The placeholders that the content engine fills in every text. */
export const companyPlaceholders = {
  names: COMPANY_WORDS,
  typeName: "Company",
  of: companyWords,
};

/** The company as a party to a contract: all that is known of its legal identity, or at least its brand. */
function legalEntity({ brand, ...identity }: Told): string {
  const { legalName, address, nip, regon, register } = identity;
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
