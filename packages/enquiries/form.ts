/** The definition of the forms, and how they are sent; for browser and server. */
export { STORAGE_KEYS } from "./browser/browser-storage";
export { readDraft } from "./browser/draft";
export { findPosition } from "./browser/find-position";
export type { Problem } from "./browser/post-enquiry";
export { ABOUT_FIELDS } from "./shared/about-fields";
export {
  FIELDS,
  FORM_FIELDS,
  type FormName,
  isWritten,
  LIMITS,
  ownFields,
  PHOTO_SLOTS,
  PHOTO_TYPES,
  SHARED_FIELDS,
  type TextKind,
  WRITTEN_FIELDS,
  writtenField,
  type WrittenFieldName,
} from "./shared/fields";
export {
  CORRECTED,
  ENDPOINT,
  ERROR,
  ERROR_TEXT,
  errorWords,
  FAULTS_HEADING,
  FAULTS_TITLE,
  FIELD,
  FORM,
  NUMBER,
  NUMBER_PARAMETER,
  PROBLEM,
  SENDING,
  SENT,
  STATUS,
  SUMMARY,
  WITHOUT,
  WITHOUT_PHOTOS,
  WITHOUT_PHOTOS_PARAMETER,
} from "./shared/form-protocol";
export { markFaults, showOnTop } from "./shared/mark-faults";
export { normaliseGirth } from "./shared/normalise-girth";
export type { FaultCode } from "./shared/rules";
export { LEAST_RATE, WINDOW } from "./shared/upload-pace";

/** Lazy-loads the code that sends a form. */
export const loadSendEnquiry = () => import("./browser/send-enquiry");

/** Lazy-loads the code that reads and changes a form. */
export const loadFormState = () => import("./browser/form-state");
