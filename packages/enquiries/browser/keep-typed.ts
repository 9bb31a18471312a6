import { FORM } from "../shared/form-protocol";
import { STORAGE_KEYS, tabStorage } from "./browser-storage";
import { readDraft, saveDraft } from "./draft";

/**
 * Keeps what is typed in a page's forms when the page goes, where the visitor would look for it: after a failed attempt,
 * of which the last letters have told no `change`, and where Gatsby loads a page anew under the typing hand, since its
 * code is of a release before (production-app). Call it before that, in `onClientEntry`.
 */
export function keepTyped(): void {
  addEventListener("pagehide", () => {
    for (const form of document.querySelectorAll<HTMLFormElement>(`form[${FORM}]`)) keep(form);
  });
}

function keep(form: HTMLFormElement): void {
  const failed = readDraft(form);
  if (!failed && !(isReloadedByGatsby() && hasChanged(form))) return;
  const typed = [...new FormData(form)].filter(([, value]) => typeof value === "string");
  const values = Object.fromEntries(typed) as Record<string, string>;
  const { activeElement } = document;
  const focused =
    (form.contains(activeElement) && activeElement?.getAttribute("name")) || undefined;
  saveDraft(form, failed ? { ...failed, values } : { values, key: "", content: "", focused });
}

function isReloadedByGatsby(): boolean {
  try {
    return tabStorage().getItem(STORAGE_KEYS.reload) === "1";
  } catch {
    return false;
  }
}

/** Whether a form holds other values than those that it was built with. */
const hasChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement)
      return !control.selectedOptions[0]?.defaultSelected && control.value !== "";
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
    if (!(control instanceof HTMLInputElement) || control.type === "file") return false;
    return /^(?:checkbox|radio)$/.test(control.type)
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue;
  });
