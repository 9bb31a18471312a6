import {
  CONSENT_GIVEN,
  FORM_FIELDS,
  LIMITS,
  PHOTO_TYPES,
  type EnquiryValues,
  type FieldName,
  type FormName,
  type TextFieldName,
} from "./fields";
import {
  normaliseArea,
  normaliseEmail,
  normaliseLine,
  normaliseLocation,
  normalisePhone,
  normaliseText,
} from "./normalise";

/** What is wrong with a field. `oneOf`: neither e-mail nor phone was given. */
export type FaultCode =
  "missing" | "invalid" | "tooLong" | "oneOf" | "tooMany" | "tooLarge" | "wrongType";

/** One fault; a field has at most one at a time. */
export interface Fault {
  field: FieldName;
  code: FaultCode;
}

/** A field as it was typed, and as it was understood, if it was. */
export interface NormalisedValue {
  typed: string;
  /** E-mail and phone ready to use, area in m², location as `latitude, longitude`. */
  normalised?: string | number;
}

/** The filled-in fields of a form, without the consent. */
export type NormalisedEnquiry = Partial<Record<Exclude<TextFieldName, "consent">, NormalisedValue>>;

/** What `checkEnquiry` found. */
export interface EnquiryCheck {
  faults: Fault[];
  normalised: NormalisedEnquiry;
}

const NORMALISERS: Record<
  Exclude<TextFieldName, "consent">,
  (typed: string) => string | number | undefined
> = {
  email: normaliseEmail,
  phone: normalisePhone,
  topic: normaliseLine,
  area: normaliseArea,
  town: normaliseLine,
  service: normaliseLine,
  message: normaliseText,
  location: normaliseLocation,
};

/** Control characters. A line holds none but the tab; line ends would forge headers of a mail. */
const NOT_IN_LINE = /(?!\t)\p{Cc}/u;
const NOT_IN_TEXT = /(?![\t\r\n])\p{Cc}/u;

/**
 * The rules of both forms, the same in the browser, on the server and in tests: consent, and a
 * way to answer. A typed e-mail or phone has to be one; all else may be empty or rough. Fields
 * that the form doesn't have are ignored; photos are checked by `checkPhotos`.
 */
export function checkEnquiry(form: FormName, values: EnquiryValues): EnquiryCheck {
  const faults: Fault[] = [];
  const normalised: NormalisedEnquiry = {};
  for (const field of FORM_FIELDS[form]) {
    if (field === "photos") continue;
    const typed = values[field] ?? "";
    if (field === "consent") {
      if (typed !== CONSENT_GIVEN) faults.push({ field, code: "missing" });
      continue;
    }
    const { code, value } = understand(field, typed);
    if (code) faults.push({ field, code });
    else if (!isBlank(typed)) {
      normalised[field] = { typed, ...(value !== undefined && { normalised: value }) };
    }
  }
  const canAnswer = [values.email, values.phone].some((typed) => !isBlank(typed ?? ""));
  if (!canAnswer) faults.unshift({ field: "email", code: "oneOf" });
  return { faults, normalised };
}

/** Reads a field. Its length comes first: only what is short enough is worth any work. */
function understand(
  field: Exclude<TextFieldName, "consent">,
  typed: string,
): { code?: FaultCode; value?: string | number | undefined } {
  // A browser sends line ends as two characters, but counts them as one.
  if (typed.replaceAll("\r\n", "\n").length > LIMITS.length[field]) return { code: "tooLong" };
  if ((field === "message" ? NOT_IN_TEXT : NOT_IN_LINE).test(typed)) return { code: "invalid" };
  if (isBlank(typed)) return {};
  const value = NORMALISERS[field](typed);
  const isContact = field === "email" || field === "phone";
  return isContact && value === undefined ? { code: "invalid" } : { value };
}

const isBlank = (typed: string) => !/\S/.test(typed);

/** The rules of photos as far as their number, size (bytes) and claimed type tell. */
export function checkPhotos(photos: ReadonlyArray<{ size: number; type: string }>): Fault[] {
  const code: FaultCode | undefined =
    photos.length > LIMITS.photos
      ? "tooMany"
      : photos.some(({ type }) => !PHOTO_TYPES.includes(type))
        ? "wrongType"
        : photos.some(({ size }) => size > LIMITS.photoBytes)
          ? "tooLarge"
          : undefined;
  return code ? [{ field: "photos", code }] : [];
}
