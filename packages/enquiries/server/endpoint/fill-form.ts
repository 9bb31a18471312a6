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
 * The built page of a form with everything typed and every fault shown, for visitors whose browser
 * sent the form without a script. The page comes back without scripts: they would put the page as
 * built in place of this one. Photos can't be put back into a form; their fields say so. Throws if the page hasn't got the form.
 */
export function fillForm(html: string, filled: Filled): string {
  const page = parseWithoutScripts(html);
  const form = page.querySelector(`form[${FORM}="${filled.form}"]`);
  if (!form) throw new Error(`The page has no form "${filled.form}"`);
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
export function fillThanks(
  html: string,
  { number, missingPhotos }: { number: string; missingPhotos: number },
): string {
  const page = parseWithoutScripts(html);
  page.querySelector(`[${NUMBER}]`)?.set_content(number);
  if (missingPhotos > 0) page.querySelector(`[${WITHOUT_PHOTOS}]`)?.removeAttribute("hidden");
  return page.toString();
}

/**
 * A built page without its scripts, for an answer to a POST: at the address of the endpoint they
 * would look for a page of that address.
 */
export function withoutScripts(html: string): string {
  return parseWithoutScripts(html).toString();
}

function parseWithoutScripts(html: string): HTMLElement {
  const page = parsePage(html);
  const scripts = 'script, link[as="script"], link[as="fetch"]';
  for (const element of page.querySelectorAll(scripts)) element.remove();
  return page;
}

function fill(control: HTMLElement, value: string): void {
  if (control.getAttribute("type") === "checkbox") control.setAttribute("checked", "");
  else if (control.tagName === "SELECT") choose(control, value);
  // A parser drops the first line end of a textarea (HTML standard, 13.2.6.4.7).
  else if (control.tagName === "TEXTAREA") control.textContent = `\n${escapeHtml(value)}`;
  else control.setAttribute("value", escapeHtml(value));
  control.setAttribute(FILLED, "");
}

/** What the list lacks is not chosen. */
function choose(select: HTMLElement, value: string): void {
  for (const option of select.querySelectorAll("option")) {
    if (option.getAttribute("value") === value) option.setAttribute("selected", "");
    else option.removeAttribute("selected");
  }
}
