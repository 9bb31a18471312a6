import { escapeHtml } from "../../../utils";

/** What can be put into HTML: text, HTML, a list of both, or nothing. */
type Part = Html | string | false | undefined | readonly Part[];

/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

/** HTML, in which all that is put in is text where it is not HTML itself. */
export const html = ({ raw }: TemplateStringsArray, ...parts: Part[]) =>
  new Html(String.raw({ raw }, ...parts.map(textOf)));

function textOf(part: Part): string {
  if (part === undefined || part === false) return "";
  if (part instanceof Html) return part.text;
  return typeof part === "string" ? escapeHtml(part) : part.map(textOf).join("");
}
