import MarkdownIt from "markdown-it";
import { typography } from "./typography";

/** Markdown as pages and descriptions use it. */
export interface RenderedMarkdown {
  html: string;
  plain: string;
}

/**
 * Only what the content model allows: paragraphs, bold, lists, links. HTML in the source stays
 * text, and links with a script in them are not made (markdown-it's `html: false` and
 * `validateLink`), so the result is safe to put into a page.
 */
const parser = new MarkdownIt("zero", { html: false, breaks: false }).enable([
  "emphasis",
  "list",
  "link",
  "escape",
  "entity",
  "newline",
  "balance_pairs",
  "fragments_join",
]);

/** Renders Markdown to sanitised HTML and to plain text, both with Polish typography. */
export function renderMarkdown(source: string): RenderedMarkdown {
  const tokens = parser.parse(source, {});
  const plain: string[] = [];
  for (const block of tokens) {
    const words = (block.children ?? []).map((inline) => {
      if (inline.type === "text") inline.content = typography(inline.content);
      return inline.type === "softbreak" ? " " : inline.content;
    });
    if (words.length > 0) plain.push(words.join(""));
  }
  return {
    html: parser.renderer.render(tokens, parser.options, {}).trim(),
    plain: plain.join(" "),
  };
}

/** Reads links of every kind, also those that the parser of pages refuses to make. */
const linkReader = new MarkdownIt("zero", { html: false }).enable([
  "list",
  "link",
  "escape",
  "entity",
]);
linkReader.validateLink = () => true;
linkReader.normalizeLink = (address) => address;

/** The words of a Markdown text, without its links, as they stand in it. */
export function wordsOf(source: string): string {
  return linkReader
    .parse(source, {})
    .flatMap((block) => block.children ?? [])
    .map((inline) => inline.content)
    .join("");
}

/** The addresses that a Markdown text links to, as they are written, also unsafe ones. */
export function linksOf(source: string): string[] {
  return linkReader
    .parse(source, {})
    .flatMap((block) => block.children ?? [])
    .filter((inline) => inline.type === "link_open")
    .map((inline) => decoded(String(inline.attrGet("href"))));
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
