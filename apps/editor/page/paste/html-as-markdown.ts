import { DOMParser as HtmlReader } from "prosemirror-model";
import { schema } from "../formatted-text/schema";
import { writeUnescaped } from "../formatted-text/write-text";

/** Longer HTML is not read: Word writes a megabyte of styles for ten pages. */
const MOST_LETTERS = 3_000_000;

/** A line break that is none of the HTML's own source. */
const LINE_BREAK = "\u2028";

const reader = HtmlReader.fromSchema(schema);

/**
 * Pasted HTML with all that a Markdown text may have: points, numbered ones too, bold words, links. A page, a mail,
 * Google Docs and Word each write these in another way.
 * @returns empty where there are no words
 */
export function htmlAsMarkdown(html: string): string {
  if (html.length > MOST_LETTERS) return "";
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll("br, tr, td, th, [style*='mso-list']")) {
    if (element.matches("br, tr")) element.before(element.closest("li") ? " " : LINE_BREAK);
    else if (element.matches("td, th")) element.append(" ");
    else if (isMarkOfPoint(element)) {
      const [number] = /\d{1,3}/.exec(element.textContent) ?? [];
      element.textContent = number === undefined ? "- " : `${number}. `;
    }
  }
  return writeUnescaped(reader.parse(body)).replaceAll(`${LINE_BREAK} `, LINE_BREAK).trim();
}

/** Whether an element is the character or the number of one of Word's points, which are paragraphs. */
const isMarkOfPoint = (element: Element) =>
  /mso-list:\s*Ignore/i.test(element.getAttribute("style") ?? "");
