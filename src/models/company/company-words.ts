import type { Placeholders } from "../../content/definition";
import { fillKnown } from "../../utils/text/fill-in";
import { dialled } from "../../utils/text/tel-href";

/** The names in braces that any visitor's text may hold. */
export const COMPANY_WORDS = [
  "brand",
  "email",
  "phone",
  "phoneLink",
  "legalEntity",
  "photosNote",
] as const;

/** What any visitor's text may name of the company; what is not known is nothing. */
export function companyWords(
  company: Record<string, unknown>,
): Record<(typeof COMPANY_WORDS)[number], string> {
  const phones = company.phones as { id: string; number: string }[];
  const phone = phones.find(({ id }) => id === "quotes")?.number ?? "";
  const words = {
    brand: String(company.brand),
    email: String(company.email),
    phone,
    phoneLink: dialled(phone),
    legalEntity: legalEntity(company),
  };
  const note = (company.photosNote as string | undefined) ?? "";
  return { ...words, photosNote: fillKnown(note, { ...words, photosNote: "" }) };
}

/** What the content fills into every text. */
export const companyPlaceholders: Placeholders = {
  names: COMPANY_WORDS,
  typeName: "Company",
  of: companyWords,
};

interface Identity {
  brand: string;
  legalName?: string;
  address?: { street: string; postalCode: string; city: string };
  nip?: string;
  regon?: string;
  register?: string;
}

/** The firm as a contract names it: as far as it is known, at least by its brand. */
function legalEntity(company: object): string {
  const { brand, legalName, address, nip, regon, register } = company as Identity;
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
