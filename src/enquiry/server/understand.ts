import {
  type EnquiryValues,
  FIELDS,
  FORM_FIELDS,
  type FormName,
  isWritten,
  type TextKind,
  type WrittenFieldName,
} from "../shared/fields";
import { normaliseEmail, normaliseLine, normalisePhone, normaliseText } from "../shared/normalise";
import { normaliseGirth } from "../shared/normalise-girth";
import { isBlank } from "../shared/rules";
import { normaliseLocation } from "./location/normalise-location";
import { normaliseArea } from "./normalise-area";

/** A field as it was typed, and as it was understood, if it was. */
export interface NormalisedValue {
  typed: string;
  /** E-mail and phone ready to use, area in m², girth in cm, location as `latitude, longitude`. */
  normalised?: string | number;
}

/** The filled-in fields of a form, without the consent. */
export type NormalisedEnquiry = Partial<Record<WrittenFieldName, NormalisedValue>>;

const NORMALISERS: Record<TextKind, (typed: string) => string | number | undefined> = {
  email: normaliseEmail,
  phone: normalisePhone,
  line: normaliseLine,
  choice: normaliseLine,
  area: normaliseArea,
  girth: normaliseGirth,
  location: normaliseLocation,
  text: normaliseText,
};

/** Reads the fields of an enquiry in which `checkEnquiry` has found no fault. */
export function understandEnquiry(form: FormName, values: EnquiryValues): NormalisedEnquiry {
  const filled = FORM_FIELDS[form].filter(isWritten).flatMap((field) => {
    const typed = values[field] ?? "";
    return isBlank(typed) ? [] : [[field, understood(FIELDS[field].kind, typed)] as const];
  });
  return Object.fromEntries(filled);
}

function understood(kind: TextKind, typed: string): NormalisedValue {
  const normalised = NORMALISERS[kind](typed);
  return { typed, ...(normalised !== undefined && { normalised }) };
}
