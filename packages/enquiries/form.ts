/** The definition of the forms, and how they are sent; for browser and server. */
export { STORAGE_KEYS } from "./browser/browser-storage";
export { readDraft } from "./browser/draft";
export { isCanvasRight } from "./browser/is-canvas-right";
export type { Problem } from "./browser/post-enquiry";
export {
  type FieldName,
  FIELDS,
  FORM_FIELDS,
  type FormName,
  isWritten,
  fieldsWithOwnTexts,
  PHOTO_SLOTS,
  PHOTO_TYPES,
  SHARED_FIELDS,
  type TextKind,
  WRITTEN_FIELDS,
  writtenField,
  type WrittenFieldName,
} from "./shared/fields";
export { LIMITS } from "./shared/limits";
export * from "./shared/form-protocol";
export { markFaults, markField, showOnTop } from "./shared/mark-faults";
export type { FaultCode } from "./shared/rules";

/** Lazy-loads the code that sends a form. */
export const loadSendEnquiry = () => import("./browser/send-enquiry");

/** Lazy-loads the code that reads and changes a form. */
export const loadFormState = () => import("./browser/form-state");
