/** The two forms of the site. */
export type FormName = "contact" | "quote";

/** The kind of a field. It determines how the field is rendered and what counts as a fault (`rules.ts`). */
export type TextKind =
  | "email"
  | "phone"
  | "line"
  | "choice"
  | "radio"
  | "measure"
  | "girth"
  | "location"
  | "text";

interface Field {
  kind: TextKind | "photo" | "photos" | "consent";
  forms: readonly FormName[];
  /**
   * Maximum length, in UTF-16 units like `maxlength`. For e-mail addresses 254 (RFC 5321, 4.5.3.1.3
   * less the angle brackets); map links are long.
   */
  maxLength?: number;
}

/** A field that a visitor fills in. */
interface WrittenField extends Field {
  kind: TextKind;
  maxLength: number;
  /** All forms use the same texts for it. */
  isShared?: true;
  /** Its options are content. */
  hasOptions?: true;
  /** Has a note with links below it. */
  hasNote?: true;
  /** The autofill token (HTML standard, 4.10.18.7.1). */
  autoComplete?: string;
  /** Half as wide as a row, where there is room. */
  isHalf?: true;
}

const both = ["contact", "quote"] as const;

/**
 * All fields of the forms, by the name under which they are sent, in their order in forms and
 * e-mail. Validation, texts, e-mail, forms and the server derive from this table. Browsers load it;
 * what only editors and the privacy policy call a field is the site's.
 */
export const FIELDS = {
  email: {
    kind: "email",
    maxLength: 254,
    forms: both,
    autoComplete: "email",
  },
  phone: {
    kind: "phone",
    maxLength: 60,
    forms: both,
    autoComplete: "tel",
  },
  topic: {
    kind: "choice",
    maxLength: 120,
    forms: ["contact"],
    hasOptions: true,
  },
  message: {
    kind: "text",
    maxLength: 3000,
    forms: both,
  },
  when: {
    kind: "radio",
    maxLength: 120,
    forms: ["quote"],
    hasOptions: true,
  },
  girth: {
    kind: "girth",
    maxLength: 60,
    forms: ["quote"],
    hasNote: true,
  },
  stump: {
    kind: "measure",
    maxLength: 60,
    forms: ["quote"],
  },
  length: {
    kind: "measure",
    maxLength: 60,
    forms: ["quote"],
  },
  area: {
    kind: "measure",
    maxLength: 60,
    forms: ["quote"],
    isHalf: true,
  },
  town: {
    kind: "line",
    maxLength: 120,
    forms: ["quote"],
    isHalf: true,
    autoComplete: "address-level2",
  },
  service: {
    kind: "choice",
    maxLength: 120,
    forms: ["quote"],
  },
  location: {
    kind: "location",
    maxLength: 1000,
    forms: both,
    isShared: true,
  },
  photoWhole: { kind: "photo", forms: both },
  photoTrunk: { kind: "photo", forms: both },
  photoAccess: { kind: "photo", forms: both },
  photos: { kind: "photos", forms: both },
  consent: {
    kind: "consent",
    maxLength: 10,
    forms: both,
  },
} as const satisfies Record<string, Field | WrittenField>;

/** The name of a field. */
export type FieldName = keyof typeof FIELDS;

/** A field for photos. */
export type PhotoFieldName = {
  [Name in FieldName]: (typeof FIELDS)[Name]["kind"] extends "photo" | "photos" ? Name : never;
}[FieldName];

/** A field sent as text: all but the photos. */
export type TextFieldName = Exclude<FieldName, PhotoFieldName>;

/** A field that a visitor fills in: all but the photos and the consent. */
export type WrittenFieldName = Exclude<TextFieldName, "consent">;

/** The values of the text fields as typed. */
export type EnquiryValues = Partial<Record<TextFieldName, string>>;

const names = Object.keys(FIELDS) as FieldName[];

const isOf = (form: FormName) => (name: FieldName) =>
  FIELDS[name].forms.some((known) => known === form);

/** The fields of each form in order. */
export const FORM_FIELDS: Readonly<Record<FormName, readonly FieldName[]>> = {
  contact: names.filter(isOf("contact")),
  quote: names.filter(isOf("quote")),
};

/** Whether a field is sent as text. */
export const isText = (name: FieldName): name is TextFieldName =>
  !/^photos?$/.test(FIELDS[name].kind);

/** The photo fields, which are the same in all forms … */
export const PHOTO_FIELDS = names.filter((name) => !isText(name));

/** … and those for one photo of a particular subject. */
export const PHOTO_SLOTS = PHOTO_FIELDS.filter((name) => name !== "photos");

/** Whether a visitor fills in a field. */
export const isWritten = (name: FieldName): name is WrittenFieldName =>
  isText(name) && name !== "consent";

/** The fields that visitors fill in, of all forms. */
export const WRITTEN_FIELDS: readonly WrittenFieldName[] = names.filter(isWritten);

/** The table's entry for a field that visitors fill in. */
export const writtenField = (name: WrittenFieldName): WrittenField => FIELDS[name];

const isShared = (name: WrittenFieldName) => writtenField(name).isShared === true;

/** The written fields whose texts all forms share … */
export const SHARED_FIELDS = WRITTEN_FIELDS.filter(isShared);

/** … and those for which a form has its own texts. */
export const fieldsWithOwnTexts = (form: FormName): WrittenFieldName[] =>
  FORM_FIELDS[form].filter(isWritten).filter((name) => !isShared(name));

/**
 * Accepted image types. HEIC is missing on purpose: few mail programs show it, and without it in
 * `accept` an iPhone converts to JPEG.
 */
export const PHOTO_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

/** The value of a checked consent: browsers' default for a checkbox without a value. */
export const CONSENT_GIVEN = "on";

/** Whether a value names a form. */
export function isFormName(value: unknown): value is FormName {
  return value === "contact" || value === "quote";
}
