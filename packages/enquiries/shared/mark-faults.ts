import { escapeHtml } from "@typed-site/utils";
import * as protocol from "./form-protocol";
import type { Fault } from "./rules";

/** The common part of a browser's `Element` and a server-side parser's element. */
export interface Markup {
  textContent: string | null;
  querySelector(selector: string): Markup | null;
  querySelectorAll(selector: string): Iterable<Markup>;
  getAttribute(name: string): string | null | undefined;
  setAttribute(name: string, value: string): unknown;
  removeAttribute(name: string): unknown;
  insertAdjacentHTML(where: "afterbegin", html: string): unknown;
}

/**
 * Shows faults in a form like GOV.UK (design-system.service.gov.uk, "Error summary"): a list of
 * links at the top, the same messages at the fields, `aria-invalid`. All messages come from the
 * form's own markup, so that the browser and the server do the same. Replaces the faults shown
 * before; without faults the form looks untouched.
 */
export function markFaults(form: Markup, faults: readonly Fault[]): void {
  const items: string[] = [];
  const offered = faults.find(({ code }) => code === "misspelt")?.about;
  const asked = form.querySelector(`[name="${protocol.SENT.asked}"]`);
  if (offered) asked?.setAttribute("value", offered);
  for (const field of form.querySelectorAll(`[${protocol.FIELD}]`)) {
    const fault = faults.find((found) => found.field === field.getAttribute(protocol.FIELD));
    const words = markField(field, fault);
    const id = controlOf(field)?.getAttribute("id") ?? "";
    if (words) items.push(`<li><a href="#${escapeHtml(id)}">${escapeHtml(words)}</a></li>`);
  }
  if (items.length === 0) return showOnTop(form, "");
  openFolds(form);
  const heading = form.getAttribute(protocol.FAULTS_HEADING) ?? "";
  showOnTop(form, `<p><strong>${escapeHtml(heading)}</strong></p><ul>${items.join("")}</ul>`);
}

/** Says at a field what is wrong with it, or that nothing is. @returns the message */
export function markField(field: Markup, fault?: Fault): string {
  const message = (fault && field.getAttribute(protocol.errorAttribute(fault.code))) ?? "";
  const words = message.replace(/\{\w+\}/, () => fault?.about ?? "");
  showAt(field, controlOf(field), words);
  return words;
}

const controlOf = (field: Markup) => field.querySelector("input, select, textarea");

/** Shows a message at the top of a form; an empty one clears it. */
export function showOnTop(form: Markup, html: string): void {
  const summary = form.querySelector(`[${protocol.SUMMARY}]`);
  if (!summary) return;
  replaceContent(summary, html && `<div role="alert">${html}</div>`);
  toggle(summary, "hidden", !html);
  // A page that the server answers with begins at its top, far above the form.
  toggle(summary, "autofocus", html !== "");
}

/** Opens the folds, of a form or of a page with forms, that contain a fault or a prefilled field. */
export function openFolds(root: Markup): void {
  for (const fold of root.querySelectorAll("details")) {
    if (fold.querySelector(`[${protocol.FAULTY}], [${protocol.FILLED}]`))
      fold.setAttribute("open", "");
  }
}

function showAt(field: Markup, control: Markup | null, words: string): void {
  toggle(field, protocol.FAULTY, words !== "");
  field.removeAttribute(protocol.CORRECTED);
  const slot = field.querySelector(`[${protocol.ERROR}]`);
  if (!slot) return;
  if (control) {
    toggle(control, "aria-invalid", words !== "", "true");
    describe(control, slot.getAttribute("id") ?? "", words !== "");
  }
  toggle(slot, "hidden", words === "");
  const text = slot.querySelector(`[${protocol.ERROR_TEXT}]`);
  if (text) replaceContent(text, escapeHtml(words));
}

/** Adds an id to a control's `aria-describedby`, or removes it. */
function describe(control: Markup, id: string, isOn: boolean): void {
  const ids = (control.getAttribute("aria-describedby") ?? "").split(" ");
  const wanted = [...ids.filter((known) => known && known !== id), ...(isOn ? [id] : [])];
  toggle(control, "aria-describedby", wanted.length > 0, wanted.join(" "));
}

function toggle(element: Markup, name: string, isOn: boolean, value = ""): void {
  if (isOn) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

function replaceContent(element: Markup, html: string): void {
  element.textContent = "";
  element.insertAdjacentHTML("afterbegin", html);
}
