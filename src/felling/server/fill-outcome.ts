import { FILLED, FORM } from "../../enquiry/shared/form-protocol";
import { openFolds } from "../../enquiry/shared/mark-faults";
import { escapeHtml } from "../../utils/escape-html";
import { parsePage } from "../../utils/parse-page";
import { RULE, YOURS } from "../shared/answers";

/**
 * The built page of an outcome with the visitor's answers in the message of its form, and the rule marked
 * that decides for him. Scripts find it as if they had done so themselves.
 */
export function fillOutcome(html: string, message: string, rule: number | undefined): string {
  const page = parsePage(html);
  page.querySelector(`[${RULE}="${rule}"]`)?.setAttribute(YOURS, "");
  const form = page.querySelector(`form[${FORM}]`);
  const field = form?.querySelector('[name="message"]');
  if (form && field) {
    // A parser drops the first line end of a textarea (HTML standard, 13.2.6.4.7).
    field.textContent = `\n${escapeHtml(message)}`;
    field.setAttribute(FILLED, "");
    openFolds(form);
  }
  return page.toString();
}
