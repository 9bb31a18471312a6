import { escapeHtml } from "@typed-site/utils";
import { type EnquiryValues, FORM_FIELDS, isFormName, PHOTO_FIELDS } from "../shared/fields";
import * as protocol from "../shared/form-protocol";
import { markFaults, openFolds, showOnTop } from "../shared/mark-faults";
import type { ChosenPhoto, Fault } from "../shared/rules";
import type { Problem } from "./post-enquiry";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a form holds at one moment. */
export type FilledForm = ReturnType<typeof readForm>;

/**
 * Reads which form it is, its texts as typed, the chosen photos in the order of their fields, and all that a browser
 * would send. @throws Error if it is none for enquiries
 */
export function readForm(form: HTMLFormElement) {
  const name = form.getAttribute(protocol.FORM);
  if (!isFormName(name)) throw new Error("not an enquiry form");
  const data = new FormData(form);
  const filled = FORM_FIELDS[name].map((field) => [field, data.get(field)] as const);
  const values: EnquiryValues = Object.fromEntries(
    filled.filter(([, value]) => typeof value === "string"),
  );
  const photos = PHOTO_FIELDS.flatMap((field) => {
    const files = form.querySelector<HTMLInputElement>(`[name="${field}"]`)?.files ?? [];
    return Array.from(files, (file): ChosenPhoto<File> => ({ field, file }));
  });
  const asked = form.querySelector(`[name="${protocol.SENT.asked}"]`)?.getAttribute("value");
  return { name, values, photos, data, asked };
}

/** Fills in values, and notifies listeners as if they were typed. */
export function writeValues(form: HTMLFormElement, values: EnquiryValues): void {
  for (const [field, value] of Object.entries(values)) {
    const controls = form.querySelectorAll<Control>(`[${protocol.FIELD}] [name="${field}"]`);
    const control = [...controls].find(({ type, value: own }) => type !== "radio" || own === value);
    if (!control || !value) continue;
    if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type))
      control.checked = true;
    else {
      control.value = value;
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
    control.setAttribute(protocol.FILLED, "");
  }
  openFolds(document.body);
}

/** Shows faults in place of the former ones, and in the page's title. */
export function showFaults(form: HTMLFormElement, faults: readonly Fault[]): void {
  markFaults(form, faults);
  // also what the form itself is folded in
  openFolds(document.body);
  const [before = "", after = ""] = (form.getAttribute(protocol.FAULTS_TITLE) ?? "").split(
    "{title}",
  );
  const isMarked = document.title.startsWith(before);
  if (faults.length > 0 && !isMarked) document.title = before + document.title + after;
  if (faults.length === 0 && isMarked) document.title = document.title.slice(before.length);
}

/**
 * Shows at the top of the form why it was not sent, and how else to reach the company.
 * @param hasPhotos whether to offer sending without photos
 */
export function showProblem(form: HTMLFormElement, problem: Problem, hasPhotos: boolean): void {
  const words = (name: string) => form.querySelector(`template[${name}]`)?.innerHTML ?? "";
  const offer = hasPhotos && problem !== "tooMany" ? words(protocol.WITHOUT_PHOTOS_BUTTON) : "";
  showOnTop(form, words(`${protocol.PROBLEM}="${problem}"`) + offer);
}

/** Shows at the top of the form what a server says that takes no enquiries. */
export const showNotice = (form: HTMLFormElement, notice: string) =>
  showOnTop(form, escapeHtml(notice));

/** Moves the focus to the summary at the top of the form. */
export function focusSummary(form: HTMLFormElement): void {
  const summary = form.querySelector<HTMLElement>(`[${protocol.SUMMARY}]`);
  if (summary) goTo(summary, summary);
}

/**
 * Focuses one element and scrolls to another, without smooth scrolling: the control would move away
 * between pressing and releasing, and the click would be lost.
 */
function goTo(focused: HTMLElement, shown: Element): void {
  shown.scrollIntoView({ block: "nearest", behavior: "instant" });
  focused.focus({ preventScroll: true });
}

/** Shows on the button that the form is being sent, and announces it. */
export function showBusy(form: HTMLFormElement, isBusy: boolean): void {
  form.querySelector('button[type="submit"]')?.setAttribute("aria-busy", String(isBusy));
  const status = form.querySelector(`[${protocol.STATUS}]`);
  if (status) status.textContent = isBusy ? (form.getAttribute(protocol.SENDING) ?? "") : "";
}

/** Makes a link in the summary focus its field, and scroll to the field's label too. */
export function followSummaryLink(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest(`[${protocol.SUMMARY}] li a`) : null;
  const control = link && document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
  if (!control) return;
  event.preventDefault();
  goTo(control, control.closest(`[${protocol.FIELD}]`) ?? control);
}
