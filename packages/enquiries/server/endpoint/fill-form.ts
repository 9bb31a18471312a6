import type { HTMLElement } from "node-html-parser";
import { escapeHtml } from "@typed-site/utils";
import { parsePage } from "@typed-site/utils/node";
import {
  FAULTS_TITLE,
  FILLED,
  FORM,
  NUMBER,
  SENT,
  WITHOUT_PHOTOS,
} from "../../shared/form-protocol";
import { markFaults, openFolds } from "../../shared/mark-faults";
import type { Fault } from "../../shared/rules";
import type { Received } from "./receive";

type FaultySubmission = Extract<Received, { faults: readonly Fault[] }>;

/**
 * Fills the form of a built page with everything typed and shows every fault, for visitors without JavaScript; undefined
 * if the page has no such form. Photos can't be put back, so their fields say that they are missing.
 */
export function fillForm(html: string, filled: FaultySubmission): string | undefined {
  const page = parseWithoutScripts(html);
  const form = page.querySelector(`form[${FORM}="${filled.form}"]`);
  if (!form) return undefined;
  for (const [field, value] of Object.entries(filled.values)) {
    const control = form.querySelector(`[name="${field}"]`);
    if (control && value) fill(control, value);
  }
  // It may be another page than the one that the visitor was on, which the company wants to know.
  form.querySelector(`[name="${SENT.page}"]`)?.setAttribute("value", escapeHtml(filled.page));
  openFolds(form);
  const again = filled.photos.map(({ field }): Fault => ({ field, code: "missing" }));
  markFaults(form, [...filled.faults, ...again]);
  const title = page.querySelector("title");
  const errorTitle = form.getAttribute(FAULTS_TITLE) ?? "{title}";
  if (title) title.textContent = escapeHtml(errorTitle.replace("{title}", () => title.text));
  return page.toString();
}

/** Fills the thank-you page with an enquiry's number, and a note if photos are missing. */
export function fillThanks(html: string, number: string, missingPhotos: number): string {
  const page = parseWithoutScripts(html);
  page.querySelector(`[${NUMBER}]`)?.set_content(number);
  if (missingPhotos > 0) page.querySelector(`[${WITHOUT_PHOTOS}]`)?.removeAttribute("hidden");
  return page.toString();
}

/** Parses a built page and removes its scripts, which would look for a page at the endpoint's address. */
export function parseWithoutScripts(html: string): HTMLElement {
  const page = parsePage(html);
  const scripts = 'script, link[as="script"], link[as="fetch"]';
  for (const element of page.querySelectorAll(scripts)) element.remove();
  return page;
}

function fill(control: HTMLElement, value: string): void {
  for (const option of control.querySelectorAll("option")) {
    // A value that is not among the options selects none.
    if (option.getAttribute("value") === value) option.setAttribute("selected", "");
    else option.removeAttribute("selected");
  }
  if (control.getAttribute("type") === "checkbox") control.setAttribute("checked", "");
  // Parsers drop a newline at the start of a textarea (HTML standard, 13.2.6.4.7).
  else if (control.tagName === "TEXTAREA") control.textContent = `\n${escapeHtml(value)}`;
  else if (control.tagName === "INPUT") control.setAttribute("value", escapeHtml(value));
  control.setAttribute(FILLED, "");
}
