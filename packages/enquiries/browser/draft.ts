import type { EnquiryValues } from "../shared/fields";
import { FORM, SENT } from "../shared/form-protocol";
import { STORAGE_KEYS, tabStorage } from "./browser-storage";

/** What is kept of an enquiry until it has arrived; never the photos. */
export interface Draft {
  values: EnquiryValues;
  /** Names one attempt, so that the same enquiry sent twice is stored once. */
  key: string;
  /** What the key was made for; another content gets another key. */
  content: string;
}

/** Reads what a send that failed left behind in this tab for the same form of the same page. */
export function readDraft(form: HTMLFormElement): Draft | undefined {
  try {
    const text = tabStorage().getItem(place(form));
    return text === null ? undefined : (JSON.parse(text) as Draft);
  } catch {
    return undefined;
  }
}

/** Keeps a draft for as long as the tab lives, or forgets it; where storage is barred, nothing is kept. */
export function saveDraft(form: HTMLFormElement, draft: Draft | undefined): void {
  try {
    if (draft) tabStorage().setItem(place(form), JSON.stringify(draft));
    else tabStorage().removeItem(place(form));
  } catch {
    // A full or barred storage must not stop the enquiry.
  }
}

const place = (form: HTMLFormElement) => {
  const page = form.querySelector<HTMLInputElement>(`[name="${SENT.page}"]`)?.value ?? "";
  return `${STORAGE_KEYS.draft}${form.getAttribute(FORM) ?? ""}:${page}`;
};
