import { randomUUID } from "node:crypto";
import { FILLED, FORM } from "../../enquiry/shared/form-protocol";
import { openFolds } from "../../enquiry/shared/mark-faults";
import type { ServedPages } from "../../site/served-pages";
import { parsePage } from "../../utils/parse-page";
import { escapeHtml } from "../../utils/text/escape-html";
import { RULE, YOURS } from "../shared/answers";

/**
 * The pages of outcomes with a visitor's answers in the message of the form, and the rule marked that
 * decides for him. Scripts find them as if they had done so themselves. A page is parsed once for each rule
 * that leads to it, however often it is asked for; what is left for each visitor is to compress it.
 */
export class OutcomePages {
  private readonly parsed = new Map<string, string>();
  /** Stands for the message; no page can hold it by chance. */
  private readonly place = randomUUID();

  constructor(private readonly pages: ServedPages) {}

  /** The page of an outcome, filled in. */
  async filled(page: string, message: string, rule: number | undefined): Promise<string> {
    const key = `${page} ${rule}`;
    const known = this.parsed.get(key) ?? this.prepared((await this.pages.html(page)) ?? "", rule);
    this.parsed.set(key, known);
    return known.replace(this.place, () => escapeHtml(message));
  }

  private prepared(html: string, rule: number | undefined): string {
    const page = parsePage(html);
    page.querySelector(`[${RULE}="${rule}"]`)?.setAttribute(YOURS, "");
    const form = page.querySelector(`form[${FORM}]`);
    const field = form?.querySelector('[name="message"]');
    if (form && field) {
      // A parser drops the first line end of a textarea (HTML standard, 13.2.6.4.7).
      field.textContent = `\n${this.place}`;
      field.setAttribute(FILLED, "");
      openFolds(form);
    }
    return page.toString();
  }
}
