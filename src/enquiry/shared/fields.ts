/** The two forms of the site. */
export type FormName = "contact" | "quote";

/** Every field that a form may have, by the name under which it is sent. */
export type FieldName =
  | "email"
  | "phone"
  | "topic"
  | "area"
  | "town"
  | "service"
  | "message"
  | "location"
  | "photos"
  | "consent";

/** A field that is sent as text: all but the photos. */
export type TextFieldName = Exclude<FieldName, "photos">;

/** Text fields as typed. */
export type EnquiryValues = Partial<Record<TextFieldName, string>>;

/** The fields of each form, in the order in which they stand. */
export const FORM_FIELDS: Readonly<Record<FormName, readonly FieldName[]>> = {
  contact: ["email", "phone", "topic", "message", "location", "photos", "consent"],
  quote: ["email", "phone", "area", "town", "service", "message", "location", "photos", "consent"],
};

/** What a form takes at most. */
export const LIMITS = {
  /** How many photos. */
  photos: 5,
  /** Size of one photo as it is sent, in bytes. */
  photoBytes: 8 * 1024 * 1024,
  /**
   * Characters of a text field, counted like `maxlength` in UTF-16 units. An e-mail address ends
   * at 254 (RFC 5321, 4.5.3.1.3 less the angle brackets); map links are long.
   */
  length: {
    email: 254,
    phone: 60,
    topic: 120,
    area: 60,
    town: 120,
    service: 120,
    message: 3000,
    location: 1000,
    consent: 10,
  } satisfies Record<TextFieldName, number>,
} as const;

/**
 * Picture types that are taken. HEIC is missing on purpose: sharp's packages can't read it, and
 * without it in `accept` an iPhone hands over a JPEG by itself.
 */
export const PHOTO_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

/** The value of a ticked consent, as browsers send a checkbox without a value of its own. */
export const CONSENT_GIVEN = "on";

/** Whether a value names a form. */
export function isFormName(value: unknown): value is FormName {
  return value === "contact" || value === "quote";
}
