import { dialled, fillKnown } from "../../../packages/utils";
import { quotesPhone } from "../../utils/text/quotes-phone";
import type { CompanyIdentity } from "./company-identity";

/** The names in braces that any visitor's text may hold. */
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

/** What any visitor's text may name of the company; what is not known is nothing. */
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

/** What the content fills into every text. */
export const companyPlaceholders = {
  names: COMPANY_WORDS,
  typeName: "Company",
  of: companyWords,
};

/** The firm as a contract names it: as far as it is known, at least by its brand. */
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
