/** Markdown's HTML for a place that takes phrases only, such as a label: no paragraphs. */
export function inlineHtml(html: string): string {
  return html
    .trim()
    .replace(/<\/p>\s*<p>/g, "<br>")
    .replace(/<\/?p>/g, "");
}
