/** Markdown's HTML without paragraphs, for elements that take phrasing content only, such as a label. */
export function inlineHtml(html: string): string {
  return html
    .trim()
    .replace(/<\/p>\s*<p>/g, "<br>")
    .replace(/<\/?p>/g, "");
}
