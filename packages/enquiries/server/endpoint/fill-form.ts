import type { HTMLElement } from "node-html-parser";
import { escapeHtml } from "../../../utils";
import { parsePage } from "../../../utils/node";
import type { EnquiryValues, FieldName, FormName } from "../../shared/fields";
import { FAULTS_TITLE, FILLED, FORM, NUMBER, WITHOUT_PHOTOS } from "../../shared/form-protocol";
import { markFaults, openFolds } from "../../shared/mark-faults";
import type { Fault } from "../../shared/rules";

/** What a visitor put into a form, with the fields of the photos, and what is wrong with it. */
interface Filled {
  form: FormName;
  values: EnquiryValues;
  photos: readonly { field: FieldName }[];
  faults: readonly Fault[];
}

/**
 * The built page of a form with everything typed and every fault shown, for visitors whose browser sent it without
 * a script; undefined where the page has no such form. Photos can't be put back into a form; their fields say so.
 */
export function fillForm(html: string, filled: Filled): string | undefined {
  const page = parseAnswer(html);
  const form = page.querySelector(`form[${FORM}="${filled.form}"]`);
  if (!form) return undefined;
  for (const [field, value] of Object.entries(filled.values)) {
    const control = form.querySelector(`[name="${field}"]`);
    if (control && value) fill(control, value);
  }
  openFolds(form);
  const again = filled.photos.map(({ field }): Fault => ({ field, code: "missing" }));
  markFaults(form, [...filled.faults, ...again]);
  const title = page.querySelector("title");
  const errorTitle = form.getAttribute(FAULTS_TITLE) ?? "{title}";
  if (title) title.textContent = escapeHtml(errorTitle.replace("{title}", () => title.text));
  return page.toString();
}

/** The thank-you page of an enquiry, for the same visitors: with its number, and with a note where photos are missing. */
export function fillThanks(html: string, number: string, missingPhotos: number): string {
  const page = parseAnswer(html);
  page.querySelector(`[${NUMBER}]`)?.set_content(number);
  if (missingPhotos > 0) page.querySelector(`[${WITHOUT_PHOTOS}]`)?.removeAttribute("hidden");
  return page.toString();
}

/** A built page without its scripts: at the endpoint's address they would look for the page of that address. */
export function parseAnswer(html: string): HTMLElement {
  const page = parsePage(html);
  const scripts = 'script, link[as="script"], link[as="fetch"]';
  for (const element of page.querySelectorAll(scripts)) element.remove();
  return page;
}

function fill(control: HTMLElement, value: string): void {
  for (const option of control.querySelectorAll("option")) {
    // What the list of a choice lacks is not chosen.
    if (option.getAttribute("value") === value) option.setAttribute("selected", "");
    else option.removeAttribute("selected");
  }
  if (control.getAttribute("type") === "checkbox") control.setAttribute("checked", "");
  // A parser drops the first line end of a textarea (HTML standard, 13.2.6.4.7).
  else if (control.tagName === "TEXTAREA") control.textContent = `\n${escapeHtml(value)}`;
  else if (control.tagName === "INPUT") control.setAttribute("value", escapeHtml(value));
  control.setAttribute(FILLED, "");
}
