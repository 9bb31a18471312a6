import { hasPhone } from "@typed-site/utils";
import {
  CONSENT_GIVEN,
  type EnquiryValues,
  type FieldName,
  FIELDS,
  FORM_FIELDS,
  type FormName,
  isText,
  PHOTO_TYPES,
  type PhotoFieldName,
  type WrittenFieldName,
} from "./fields";
import { LIMITS } from "./limits";
import { nearMiss } from "./near-miss";
import { cleanLine, cleanText, hasMoreThanEmail, normaliseEmail } from "./normalise";

/**
 * What is wrong with a field. `notAlone`: beside an e-mail address is a name or a second one; `misspelt`: it is
 * nearly a large provider's, which is asked once; `oneOf`: neither e-mail nor phone was given; `tooLarge`: a single photo is; `tooManyBytes`: all photos together are.
 */
export type FaultCode =
  | "missing"
  | "invalid"
  | "notAlone"
  | "misspelt"
  | "tooLong"
  | "oneOf"
  | "tooMany"
  | "tooLarge"
  | "tooManyBytes"
  | "wrongType";

/** A fault; a field shows only its first one. */
export interface Fault {
  field: FieldName;
  code: FaultCode;
  /** What its message names: the address that was probably meant, or the photo's file. */
  about?: string;
}

/**
 * Validates a form, in the browser as on the server: consent, and an e-mail or phone. Either must
 * be valid if typed; all else may be empty or rough. Ignores fields that the form doesn't have;
 * `checkPhotos` validates photos.
 * @param asked the address that the visitor was asked about before, and not again
 */
export function checkEnquiry(
  form: FormName,
  values: EnquiryValues,
  asked?: string | null,
): Fault[] {
  const faults: Fault[] = [];
  for (const field of FORM_FIELDS[form]) {
    if (!isText(field)) continue;
    const typed = values[field] ?? "";
    const about = field === "email" ? nearMiss(typed) : undefined;
    if (about && about !== asked) {
      faults.push({ field, code: "misspelt", about });
      continue;
    }
    const code = field === "consent" ? consentFault(typed) : faultOf(field, typed);
    if (code) faults.push({ field, code });
  }
  const canAnswer = [values.email, values.phone].some((typed) => !isBlank(cleanLine(typed ?? "")));
  if (!canAnswer) faults.unshift({ field: "email", code: "oneOf" });
  return faults;
}

const consentFault = (typed: string) => (typed === CONSENT_GIVEN ? undefined : "missing");

/** Validates a field. Checks the length first, so that only short texts cost any work. */
function faultOf(field: WrittenFieldName, typed: string): FaultCode | undefined {
  const { kind, maxLength } = FIELDS[field];
  // A browser sends line breaks as two characters, but counts them as one.
  if (typed.replaceAll("\r\n", "\n").length > maxLength) return "tooLong";
  const seen = cleanField(field, typed);
  if (isBlank(seen)) return undefined;
  if (kind === "phone" && !hasPhone(seen)) return "invalid";
  if (kind !== "email" || normaliseEmail(seen) !== undefined) return undefined;
  return hasMoreThanEmail(seen) ? "notAlone" : "invalid";
}

/** A field as its visitor sees it: without characters that were pasted along unseen. Takes linear time. */
export const cleanField = (field: WrittenFieldName, typed: string): string =>
  FIELDS[field].kind === "text" ? cleanText(typed) : cleanLine(typed);

/** Whether a text is empty or only whitespace. */
export const isBlank = (typed: string): boolean => !/\S/.test(typed);

/** A photo in the field in which it was chosen. */
export interface ChosenPhoto<Content = Pick<File, "name" | "size" | "type">> {
  field: PhotoFieldName;
  file: Content;
}

/** The size of photos together, in bytes. */
export const bytesOf = (photos: readonly ChosenPhoto<{ size: number }>[]): number =>
  photos.reduce((sum, { file }) => sum + file.size, 0);

/** Validates the number, size in bytes and declared type of photos. */
export function checkPhotos(photos: readonly ChosenPhoto[]): Fault[] {
  if (photos.length > LIMITS.photos) return [{ field: "photos", code: "tooMany" }];
  const faults = photos.flatMap(({ field, file }): Fault[] => {
    const code = photoFault(file);
    return code ? [{ field, code, about: file.name }] : [];
  });
  if (faults.length > 0) return faults;
  return bytesOf(photos) > LIMITS.photosBytes ? [{ field: "photos", code: "tooManyBytes" }] : [];
}

function photoFault({ size, type }: ChosenPhoto["file"]): FaultCode | undefined {
  if (!PHOTO_TYPES.includes(type)) return "wrongType";
  return size > LIMITS.photoBytes ? "tooLarge" : undefined;
}
