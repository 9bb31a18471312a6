/**
 * What a form, its script and the server agree on.
 *
 * A form is drawn once, when the site is built, and it carries in attributes all that it may ever
 * have to say: each field the words for each of its faults, the form the words around them. Beside
 * them it has empty places. Whoever finds a fault, the script in the browser or, where no script
 * runs, the server with the built page in hand, takes the words from the attributes and writes them
 * into the places (`mark-faults.ts`). So both show the same, neither knows a word of Polish, and React
 * is not needed for it; it leaves these places alone. `data-faulty` and `data-corrected` are what style
 * sheets go by, too. What is sent are the fields of the table in `fields.ts`, and the ones named here.
 */

/** Which form it is: its value is a `FormName`. */
export const FORM = "data-enquiry";
/** On the form: what stands above the list of faults. */
export const FAULTS_HEADING = "data-invalid";
/** On the form: the page's title while there are faults, with `{title}`. */
export const FAULTS_TITLE = "data-error-title";
/** On the form: what is said while it is sent. */
export const SENDING = "data-sending";

/** The empty place on top for faults and problems. */
export const SUMMARY = "data-summary";
/** The empty place for what only screen readers are told. */
export const STATUS = "data-status";
/** On a template with the words of a `Problem`, which is its value. */
export const PROBLEM = "data-problem";
/** On a template with a button that sends the form without its photos, and on that button. */
export const WITHOUT = "data-without";

/** Around a control and all that belongs to it; its value is a `FieldName`. */
export const FIELD = "data-field";
/** On a field: the words for a fault. HTML knows no capitals in names of attributes. */
export const errorWords = (code: string): string => `data-error-${code.toLowerCase()}`;
/** A field's place for its fault, hidden while there is none … */
export const ERROR = "data-error";
/** … and the empty place in it for the words. */
export const ERROR_TEXT = "data-error-text";
/** On a field while it has a fault. */
export const FAULTY = "data-faulty";
/** On a faulty field that was mended since. */
export const CORRECTED = "data-corrected";
/** On a control that was filled in for the visitor, so that the fold around it opens. */
export const FILLED = "data-filled";

/** On the thank-you page: the place of the enquiry's number. */
export const NUMBER = "data-enquiry-number";
/** On the thank-you page: what says that photos were not taken, hidden where they were. */
export const WITHOUT_PHOTOS = "data-without-photos";

/** Where a form is sent. */
export const ENDPOINT = "/api/zapytanie";
/** The page that a sent form leads to. */
export const THANKS_PAGE = "/dziekujemy";

/** Fields that a form sends beside those that a visitor sees. */
export const SENT = {
  form: "form",
  /** The address of the page that the form stands on. */
  page: "page",
  /** Invisible; only robots fill it in. */
  trap: "website",
  /** Names an attempt, so that it is stored once. */
  key: "key",
} as const;

/** Parameters of the thank-you page: the enquiry's number, and whether photos were not taken. */
export const NUMBER_PARAMETER = "nr";
export const WITHOUT_PHOTOS_PARAMETER = "bez-zdjec";

/** The address of the thank-you page for an enquiry that is stored. */
export function thanksAddress(number: string, missingPhotos: number): string {
  const note = missingPhotos > 0 ? `&${WITHOUT_PHOTOS_PARAMETER}=1` : "";
  return `${THANKS_PAGE}?${NUMBER_PARAMETER}=${encodeURIComponent(number)}${note}`;
}
