import MarkdownIt, { type Token } from "markdown-it";
import type { Wording } from "../languages/wording";
import { meantMarkdown, shownMarkdown } from "./markdown-grammar";

/** Markdown as pages and descriptions use it. */
export interface RenderedMarkdown {
  html: string;
  inline: string;
  plain: string;
}

/**
 * Only what the content model allows: paragraphs, bold, lists, links. HTML in the source stays
 * text, as do its names of characters (`&nbsp;`), and links with a script in them are not made
 * (markdown-it's `html: false` and `validateLink`), so the result is safe to put into a page.
 */
const parser = shownMarkdown();

/**
 * Says at the end of a link to a PDF file what opens there, and how large it is. Inside the link, so
 * that it is also heard in a screen reader's list of links.
 */
parser.renderer.rules.link_close = (tokens, index) => {
  const { file } = (tokens[index]?.meta ?? {}) as { file?: string };
  return file === undefined ? "</a>" : ` ${file}</a>`;
};

/** What is used of a language. */
type Typography = Pick<Wording, "typography" | "size">;

/**
 * Renders Markdown to sanitised HTML and to plain text, with the typography of its language.
 * @param pdfSizes the bytes of the PDF files that it links to, by the links as they are written
 */
export function renderMarkdown(
  source: string,
  language: Typography,
  pdfSizes: ReadonlyMap<string, number> = new Map(),
): RenderedMarkdown {
  const tokens = parser.parse(source, {});
  const lines = tokens.flatMap(({ type, children }) => (type === "inline" ? [children ?? []] : []));
  for (const line of lines) prepare(line, language, pdfSizes);
  const { renderer, options } = parser;
  return {
    html: renderer.render(tokens, options, {}).trim(),
    inline: lines.map((line) => renderer.renderInline(line, options, {})).join("<br>"),
    plain: lines
      .map((line) => renderer.renderInlineAsText(line, options, {}).replaceAll("\n", " "))
      .join(" "),
  };
}

/** Applies typography to the texts of a line, and notes the size of a linked PDF file where its link ends. */
function prepare(
  line: Token[],
  { typography, size }: Typography,
  pdfSizes: ReadonlyMap<string, number>,
): void {
  let bytes: number | undefined;
  for (const token of line) {
    if (token.type === "text") token.content = typography(token.content);
    if (token.type === "link_open") bytes = pdfSizes.get(hrefOf(token));
    if (token.type === "link_close") {
      token.meta = { file: bytes && typography(`(PDF, ${size(bytes)})`) };
    }
  }
}

/** Reads links of every kind, also those that the parser of pages refuses to make. */
const linkReader = meantMarkdown(["list", "link", "escape"]);
linkReader.validateLink = () => true;
linkReader.normalizeLink = (address) => address;

/** What a text is made of within its paragraphs. */
const partsOf = (source: string, reader: typeof linkReader) =>
  reader.parse(source, {}).flatMap(({ children }) => children ?? []);

/** The words of a Markdown text, without its links, as they are written. */
export const wordsOf = (source: string) =>
  partsOf(source, linkReader)
    .map(({ content }) => content)
    .join("");

/** A paragraph or a point of a Markdown text. */
export interface Paragraph {
  /** Its lines as they are written. */
  lines: string[];
  /** Its words as pages show them, with the characters that are no marks. */
  words: string;
}

/** The paragraphs and points of a Markdown text. */
export const paragraphsOf = (source: string): Paragraph[] =>
  parser.parse(source, {}).flatMap(({ type, content, children }) =>
    type === "inline"
      ? {
          lines: content.split("\n").map((line) => line.trim()),
          words: parser.renderer.renderInlineAsText(children ?? [], parser.options, {}),
        }
      : [],
  );

/** Whether a Markdown text has a point without words. */
export const hasEmptyPoint = (source: string) =>
  parser
    .parse(source, {})
    .some(
      ({ type }, index, tokens) =>
        type === "list_item_open" && tokens[index + 1]?.type === "list_item_close",
    );

/** An address on the web as people write it in a sentence, without the full stop behind it. */
const WEB_ADDRESS =
  /(?<![\p{L}\p{N}@./-])(?:https?:\/\/|www\.)[^\s<>"„”()[\]]{0,200}[\p{L}\p{N}/]/giu;

/** The web addresses that a Markdown text names outside of its links: pages show them as words. */
export const unlinkedAddresses = (source: string) =>
  partsOf(source, linkReader)
    // within its paragraph, only the words of a link are on another level
    .filter(({ type, level }) => type === "text" && level === 0)
    .flatMap(({ content }) => content.match(WEB_ADDRESS) ?? []);

/** The addresses that a Markdown text links to, as they are written, also unsafe ones. */
export const linksOf = (source: string) =>
  partsOf(source, linkReader)
    .filter(({ type }) => type === "link_open")
    .map(hrefOf);

/** Reads what Markdown elsewhere takes for tags and addresses (CommonMark 0.31, 6.5 and 6.6). */
const tagReader = new MarkdownIt("zero", { html: true }).enable(["html_inline", "autolink"]);

/** The HTML tags and comments in a text, and its addresses in `<…>`: pages show them as they are written. */
export function tagsOf(source: string): string[] {
  const parts = partsOf(source, tagReader);
  return parts.flatMap(({ type, content }, index) => {
    if (type === "link_open") return [`<${parts[index + 1]?.content}>`];
    return type === "html_inline" ? [content] : [];
  });
}

/** The address that a link's first token leads to, as it is written. */
const hrefOf = (link: Token) => decoded(String(link.attrGet("href")));

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
