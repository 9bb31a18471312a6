import {
  type EnquiryValues,
  FORM_FIELDS,
  type FormName,
  isFormName,
  PHOTO_FIELDS,
} from "../shared/fields";
import * as protocol from "../shared/form-protocol";
import { markFaults, openFolds, showOnTop } from "../shared/mark-faults";
import type { ChosenPhoto, Fault } from "../shared/rules";
import type { Problem } from "./post-enquiry";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Which of the two forms an element is. */
export function formName(form: HTMLFormElement): FormName {
  const name = form.getAttribute(protocol.FORM);
  if (!isFormName(name)) throw new Error("not an enquiry form");
  return name;
}

/** The text fields as typed. */
export function readValues(form: HTMLFormElement): EnquiryValues {
  const data = new FormData(form);
  const filled = FORM_FIELDS[formName(form)].map((field) => [field, data.get(field)] as const);
  return Object.fromEntries(filled.filter(([, value]) => typeof value === "string"));
}

/** Puts values back into the fields, and tells what follows a field, as if they were typed. */
export function writeValues(form: HTMLFormElement, values: EnquiryValues): void {
  for (const [field, value] of Object.entries(values)) {
    const control = form.querySelector<Control>(`[${protocol.FIELD}] [name="${field}"]`);
    if (!control || !value) continue;
    if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = true;
    else {
      control.value = value;
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
    control.setAttribute(protocol.FILLED, "");
  }
  openFolds(form);
}

/** The chosen photos, in the order of their fields. */
export function readPhotos(form: HTMLFormElement): ChosenPhoto<File>[] {
  return PHOTO_FIELDS.flatMap((field) => {
    const files = form.querySelector<HTMLInputElement>(`[name="${field}"]`)?.files ?? [];
    return Array.from(files, (file) => ({ field, file }));
  });
}

/** Shows faults, or takes the old ones away, and says so in the title of the page. */
export function showFaults(form: HTMLFormElement, faults: readonly Fault[]): void {
  markFaults(form, faults);
  const [before = "", after = ""] = (form.getAttribute(protocol.FAULTS_TITLE) ?? "").split(
    "{title}",
  );
  const isMarked = document.title.startsWith(before);
  if (faults.length > 0 && !isMarked) document.title = before + document.title + after;
  if (faults.length === 0 && isMarked) document.title = document.title.slice(before.length);
}

/**
 * Says on top of the form why it was not sent, and how to reach the company all the same.
 * @param hasPhotos offers to send the rest without them
 */
export function showProblem(form: HTMLFormElement, problem: Problem, hasPhotos: boolean): void {
  const words = (name: string) => form.querySelector(`template[${name}]`)?.innerHTML ?? "";
  const offer = hasPhotos && problem !== "tooMany" ? words(protocol.WITHOUT) : "";
  showOnTop(form, words(`${protocol.PROBLEM}="${problem}"`) + offer);
}

/** Leads keyboard and screen reader to what stands on top of the form. */
export function focusSummary(form: HTMLFormElement): void {
  const summary = form.querySelector<HTMLElement>(`[${protocol.SUMMARY}]`);
  if (summary) goTo(summary, summary);
}

/**
 * Focuses something and shows what it belongs to, at once: from under a click on a page that glides the
 * control would move away between pressing and releasing, and the click would be lost.
 */
function goTo(focused: HTMLElement, shown: Element): void {
  shown.scrollIntoView({ block: "nearest", behavior: "instant" });
  focused.focus({ preventScroll: true });
}

/** Shows on the button, and tells screen readers, that the form is being sent. */
export function showBusy(form: HTMLFormElement, isBusy: boolean): void {
  form.querySelector('button[type="submit"]')?.setAttribute("aria-busy", String(isBusy));
  const status = form.querySelector(`[${protocol.STATUS}]`);
  if (status) status.textContent = isBusy ? (form.getAttribute(protocol.SENDING) ?? "") : "";
}

/** A link of the summary focuses its field and shows the field's label, too. */
export function followSummaryLink(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest(`[${protocol.SUMMARY}] li a`) : null;
  const control = link && document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
  if (!control) return;
  event.preventDefault();
  goTo(control, control.closest(`[${protocol.FIELD}]`) ?? control);
}
