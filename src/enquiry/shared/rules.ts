import {
  CONSENT_GIVEN,
  type EnquiryValues,
  type FieldName,
  FIELDS,
  FORM_FIELDS,
  type FormName,
  LIMITS,
  PHOTO_TYPES,
  type WrittenFieldName,
} from "./fields";
import { normaliseEmail, normalisePhone } from "./normalise";

/** What is wrong with a field. `oneOf`: neither e-mail nor phone was given. */
export type FaultCode =
  "missing" | "invalid" | "tooLong" | "oneOf" | "tooMany" | "tooLarge" | "wrongType";

/** One fault; a field has at most one at a time. */
export interface Fault {
  field: FieldName;
  code: FaultCode;
}

/** Control characters. A line holds none but the tab; line ends would forge headers of a mail. */
const NOT_IN_LINE = /(?!\t)\p{Cc}/u;
const NOT_IN_TEXT = /(?![\t\r\n])\p{Cc}/u;

/**
 * The rules of both forms, the same in the browser, on the server and in tests: consent, and a
 * way to answer. A typed e-mail or phone has to be one; all else may be empty or rough. Fields
 * that the form doesn't have are ignored; photos are checked by `checkPhotos`.
 */
export function checkEnquiry(form: FormName, values: EnquiryValues): Fault[] {
  const faults: Fault[] = [];
  for (const field of FORM_FIELDS[form]) {
    if (field === "photos") continue;
    const typed = values[field] ?? "";
    const code = field === "consent" ? consentFault(typed) : faultOf(field, typed);
    if (code) faults.push({ field, code });
  }
  const canAnswer = [values.email, values.phone].some((typed) => !isBlank(typed ?? ""));
  if (!canAnswer) faults.unshift({ field: "email", code: "oneOf" });
  return faults;
}

const consentFault = (typed: string) => (typed === CONSENT_GIVEN ? undefined : "missing");

/** Checks a field. Its length comes first: only what is short enough is worth any work. */
function faultOf(field: WrittenFieldName, typed: string): FaultCode | undefined {
  const { kind, maxLength } = FIELDS[field];
  // A browser sends line ends as two characters, but counts them as one.
  if (typed.replaceAll("\r\n", "\n").length > maxLength) return "tooLong";
  if ((kind === "text" ? NOT_IN_TEXT : NOT_IN_LINE).test(typed)) return "invalid";
  if (isBlank(typed)) return undefined;
  const isRight =
    (kind !== "email" || normaliseEmail(typed) !== undefined) &&
    (kind !== "phone" || normalisePhone(typed) !== undefined);
  return isRight ? undefined : "invalid";
}

/** Whether nothing was typed but blanks. */
export const isBlank = (typed: string): boolean => !/\S/.test(typed);

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
