/**
 * The contract between a form, its script and the server.
 *
 * A form is rendered once, at build time, with everything that it may have to say in attributes:
 * each field has messages for its faults, and the form those around them. It also has empty
 * elements. Whoever finds a fault, the script or, without JavaScript, the server, takes the
 * messages from the attributes and writes them into these elements (`mark-faults.ts`). So both show
 * the same and neither contains Polish text. React is not needed for it, and leaves these elements
 * alone. Style sheets use `data-faulty` and `data-corrected` too. What is sent are the fields of
 * the table in `fields.ts`, and those named here.
 */

/** Which form it is: a `FormName`. */
export const FORM = "data-enquiry";
/** On the form: the heading above the list of faults. */
export const FAULTS_HEADING = "data-invalid";
/** On the form: the page's title while there are faults, with `{title}`. */
export const FAULTS_TITLE = "data-error-title";
/** On the form: announced while it is being sent. */
export const SENDING = "data-sending";

/** The empty element at the top for faults and problems. */
export const SUMMARY = "data-summary";
/** The empty live region for screen readers. */
export const STATUS = "data-status";
/** On a template with the message for a `Problem`, which is its value. */
export const PROBLEM = "data-problem";
/** On a template with a button that sends the form without its photos, and on that button. */
export const WITHOUT_PHOTOS_BUTTON = "data-without";

/** Around a control and everything that belongs to it; its value is a `FieldName`. */
export const FIELD = "data-field";
/** On a field: the message for a fault, with a place in braces for what it names. Attribute names in HTML have no capitals. */
export const errorAttribute = (code: string): string => `data-error-${code.toLowerCase()}`;
/** A field's element for its fault, hidden while there is none … */
export const ERROR = "data-error";
/** … and the empty element in it for the message. */
export const ERROR_TEXT = "data-error-text";
/** On a field while it has a fault. */
export const FAULTY = "data-faulty";
/** On a faulty field that has been corrected. */
export const CORRECTED = "data-corrected";
/** On a control that was prefilled for the visitor, so that the fold around it opens. */
export const FILLED = "data-filled";

/** On the thank-you page: the element for the enquiry's number. */
export const NUMBER = "data-enquiry-number";
/** On the thank-you page: the note that photos were not accepted, hidden if they were. */
export const WITHOUT_PHOTOS = "data-without-photos";

/** Fields sent in addition to the visible ones. */
export const SENT = {
  form: "form",
  /** The address of the page that contains the form. */
  page: "page",
  /** Invisible, so only bots fill it in. */
  honeypot: "website",
  /** Idempotency key: names an attempt, so that it is stored once. */
  key: "key",
  /** The address that was offered in place of a misspelt one; whoever sends it again means their own. */
  asked: "asked",
} as const;

/** The event that a form's script fires at the form when its enquiry has arrived. */
export const ARRIVED = "enquiryarrived";

/** The `detail` of that event. */
export interface ArrivedEnquiry {
  number: string;
  /** Whether some of the chosen photos did not arrive. */
  arePhotosMissing: boolean;
}
