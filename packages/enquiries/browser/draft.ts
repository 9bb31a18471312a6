import type { EnquiryValues } from "../shared/fields";
import { FORM, SENT } from "../shared/form-protocol";
import { STORAGE_KEYS, tabStorage } from "./browser-storage";

/** The part of an enquiry that is kept until it has arrived; of photos only the sizes. */
export interface Draft {
  values: EnquiryValues;
  /** Idempotency key: names one attempt, so that an enquiry sent twice is stored once. Empty where none was made. */
  key: string;
  /** The content that the key was created for; other content gets another key. */
  content: string;
  /** The name of the control that had the focus when the page was loaded anew. */
  focused?: string | undefined;
}

/** Reads the draft that a failed attempt or a reload left in this tab, for the same form of the same page. */
export function readDraft(form: HTMLFormElement): Draft | undefined {
  try {
    const text = tabStorage().getItem(storageKey(form));
    return text === null ? undefined : (JSON.parse(text) as Draft);
  } catch {
    return undefined;
  }
}

/** Saves a draft for as long as the tab lives, or deletes it. Without web storage nothing is kept. */
export function saveDraft(form: HTMLFormElement, draft: Draft | undefined): void {
  try {
    if (draft) tabStorage().setItem(storageKey(form), JSON.stringify(draft));
    else tabStorage().removeItem(storageKey(form));
  } catch {
    // Full or forbidden storage must not prevent the enquiry.
  }
}

const storageKey = (form: HTMLFormElement) => {
  const page = form.querySelector<HTMLInputElement>(`[name="${SENT.page}"]`)?.value ?? "";
  return `${STORAGE_KEYS.draft}${form.getAttribute(FORM) ?? ""}:${page}`;
};
