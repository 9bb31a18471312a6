/** The two forms of the site. */
export type FormName = "contact" | "quote";

/**
 * What a field is. It decides how it is drawn (`sections/form-fields`) and what is wrong with it
 * (`rules.ts`).
 */
export type TextKind =
  "email" | "phone" | "line" | "choice" | "area" | "girth" | "location" | "text";

interface Field {
  kind: TextKind | "photo" | "photos" | "consent";
  forms: readonly FormName[];
  /**
   * Characters at most, counted like `maxlength` in UTF-16 units. An e-mail address ends at 254
   * (RFC 5321, 4.5.3.1.3 less the angle brackets); map links are long.
   */
  maxLength?: number;
}

/** A field that a visitor writes. */
interface WrittenField extends Field {
  kind: TextKind;
  maxLength: number;
  /** All forms ask for it in the same words. */
  isShared?: true;
  /** Editors write what there is to choose. */
  hasOptions?: true;
  /** Has a line with links below it. */
  hasNote?: true;
  /** What a browser may fill in (HTML standard, 4.10.18.7.1). */
  autoComplete?: string;
  /** Stands beside its neighbour where there is room. */
  isHalf?: true;
  /** Forms in which it is folded, because it only helps. */
  folded?: readonly FormName[];
}

const both = ["contact", "quote"] as const;

/**
 * Every field of the forms, by the name under which it is sent, in the order in which fields stand in
 * forms and in the e-mail. Rules, words, e-mail, forms and the server's reading follow from it. Browsers
 * load it; what only editors and the privacy policy call the fields is in `about-fields.ts`.
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
  area: {
    kind: "area",
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
  message: {
    kind: "text",
    maxLength: 3000,
    forms: both,
    isShared: true,
    folded: ["quote"],
  },
  girth: {
    kind: "girth",
    maxLength: 60,
    forms: ["quote"],
    hasNote: true,
    folded: ["quote"],
  },
  location: {
    kind: "location",
    maxLength: 1000,
    forms: both,
    isShared: true,
    folded: both,
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

type NamesOf<Kind> = {
  [Name in FieldName]: (typeof FIELDS)[Name]["kind"] extends Kind ? Name : never;
}[FieldName];

/** A field for one photo of something that the form names. */
export type PhotoSlotName = NamesOf<"photo">;

/** A field for photos. */
export type PhotoFieldName = NamesOf<"photo" | "photos">;

/** A field that is sent as text: all but the photos. */
export type TextFieldName = Exclude<FieldName, PhotoFieldName>;

/** A field that a visitor writes: all but the photos and the consent. */
export type WrittenFieldName = Exclude<TextFieldName, "consent">;

/** Text fields as typed. */
export type EnquiryValues = Partial<Record<TextFieldName, string>>;

const names = Object.keys(FIELDS) as FieldName[];

const isOf = (form: FormName) => (name: FieldName) =>
  FIELDS[name].forms.some((known) => known === form);

/** The fields of each form, in the order in which they stand. */
export const FORM_FIELDS: Readonly<Record<FormName, readonly FieldName[]>> = {
  contact: names.filter(isOf("contact")),
  quote: names.filter(isOf("quote")),
};

/** Whether a field is sent as text. */
export const isText = (name: FieldName): name is TextFieldName => !isPhotos(name);

const isPhotos = (name: FieldName): name is PhotoFieldName => /^photos?$/.test(FIELDS[name].kind);

/** Whether a field takes one photo of something that the form names. */
export const isPhotoSlot = (name: FieldName): name is PhotoSlotName =>
  FIELDS[name].kind === "photo";

/** The fields for photos, which are the same in all forms … */
export const PHOTO_FIELDS: readonly PhotoFieldName[] = names.filter(isPhotos);

/** … and those of them that say what to take. */
export const PHOTO_SLOTS: readonly PhotoSlotName[] = names.filter(isPhotoSlot);

/** Whether a visitor writes a field. */
export const isWritten = (name: FieldName): name is WrittenFieldName =>
  isText(name) && name !== "consent";

/** The fields that a visitor writes, of all forms. */
export const WRITTEN_FIELDS: readonly WrittenFieldName[] = names.filter(isWritten);

/** What the table says of a field that a visitor writes. */
export const writtenField = (name: WrittenFieldName): WrittenField => FIELDS[name];

const isShared = (name: WrittenFieldName) => writtenField(name).isShared === true;

/** The written fields that all forms ask for in the same words … */
export const SHARED_FIELDS = WRITTEN_FIELDS.filter(isShared);

/** … and those for which a form has words of its own. */
export const ownFields = (form: FormName): WrittenFieldName[] =>
  FORM_FIELDS[form].filter(isWritten).filter((name) => !isShared(name));

/** What a form takes at most. */
export const LIMITS = {
  /** How many photos, in all fields together. */
  photos: 5,
  /** Size of one photo as it is sent, in bytes. */
  photoBytes: 8 * 1024 * 1024,
  /** Size of all photos together, in bytes. */
  photosBytes: 15e6,
} as const;

/**
 * Picture types that are taken. HEIC is missing on purpose: few mail programs show it, and without
 * it in `accept` an iPhone hands over a JPEG by itself.
 */
export const PHOTO_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

/** The value of a ticked consent, as browsers send a checkbox without a value of its own. */
export const CONSENT_GIVEN = "on";

/** Whether a value names a form. */
export function isFormName(value: unknown): value is FormName {
  return value === "contact" || value === "quote";
}
