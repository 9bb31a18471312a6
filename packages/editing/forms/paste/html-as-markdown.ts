/** Longer HTML is not read: Word writes a megabyte of styles for ten pages. */
const MOST_LETTERS = 3_000_000;

/** Elements that hold no words. */
const WORDLESS = new Set(["STYLE", "SCRIPT", "TITLE", "TEMPLATE", "NOSCRIPT"]);

/** Elements that begin and end a line of their own. */
const BLOCKS = new Set(
  "ADDRESS ARTICLE ASIDE BLOCKQUOTE BR DD DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE TR UL".split(
    " ",
  ),
);

/** The addresses that a link of a text may have. */
const LINK = /^(?:https?:\/\/|mailto:|tel:)[^\s()]{1,2000}$/i;

/** Words that look alike. */
interface Run {
  text: string;
  isBold: boolean;
  href: string;
}

/** Where the walk through a document is. */
type Place = Omit<Run, "text">;

/**
 * The lines of pasted HTML with all that a Markdown text may have: points, numbered ones too, bold words, links. A
 * page, a mail, Google Docs and Word each write these in another way.
 * @returns one line for each paragraph and point; empty where there are no words
 */
export function htmlAsMarkdown(html: string): string {
  if (html.length > MOST_LETTERS) return "";
  const lines = new Lines();
  lines.read(new DOMParser().parseFromString(html, "text/html").body, { isBold: false, href: "" });
  return lines.all();
}

class Lines {
  private readonly done: string[] = [];
  private runs: Run[] = [];
  /** What the next words begin with: `- `, indented by the points around it. */
  private marker = "";
  /** The marks of the points so far. */
  private readonly markers = new Map<Element, string>();
  /** The next number of each numbered list. */
  private readonly numbers = new Map<Element, number>();

  read(parent: Node, place: Place): void {
    for (const node of parent.childNodes) {
      if (node instanceof Text) this.add(node.data.replace(/\s+/g, " "), place);
      else if (node instanceof HTMLElement && !WORDLESS.has(node.tagName)) {
        this.readElement(node, place);
      }
    }
  }

  all(): string {
    this.end();
    return this.done.join("\n");
  }

  private readElement(element: HTMLElement, { isBold, href }: Place): void {
    const { tagName } = element;
    // the bullet or number of Word's points, which are paragraphs
    if (/mso-list:\s*Ignore/i.test(element.getAttribute("style") ?? "")) {
      const [number] = /\d{1,3}/.exec(element.textContent) ?? [];
      this.marker = number === undefined ? "- " : `${number}. `;
      return;
    }
    const isBlock = BLOCKS.has(tagName) && !isWithinPoint(element);
    if (isBlock) this.end();
    else if (BLOCKS.has(tagName) || tagName === "TD" || tagName === "TH") this.add(" ", blank);
    if (tagName === "LI") this.marker = this.markerOf(element);
    const link = tagName === "A" ? (element.getAttribute("href") ?? "") : "";
    this.read(element, { isBold: isBoldIn(element, isBold), href: LINK.test(link) ? link : href });
    if (isBlock) this.end();
  }

  /** `- ` or `2. `, below the words of the point around it. */
  private markerOf(point: HTMLElement): string {
    const list = point.parentElement;
    const around = list?.parentElement?.closest("li");
    const indent = " ".repeat((around && this.markers.get(around)?.length) ?? 0);
    let mark = "- ";
    if (list instanceof HTMLOListElement) {
      const number = this.numbers.get(list) ?? list.start;
      this.numbers.set(list, number + 1);
      mark = `${number}. `;
    }
    this.markers.set(point, indent + mark);
    return indent + mark;
  }

  private add(text: string, place: Place): void {
    const last = this.runs.at(-1);
    const isBlank = text.trim() === "";
    if (last && (isBlank || (last.isBold === place.isBold && last.href === place.href))) {
      last.text += text;
    } else if (!isBlank) this.runs.push({ text, ...place });
  }

  private end(): void {
    const words = this.runs.map(markdownOf).join("").replace(/ +/g, " ").trim();
    this.runs = [];
    if (words === "") return;
    this.done.push(this.marker + words);
    this.marker = "";
  }
}

const blank: Place = { isBold: false, href: "" };

/** Whether a block is a part of a point: only points in points begin a line there. */
const isWithinPoint = ({ tagName, parentElement }: HTMLElement) =>
  !/^(?:LI|UL|OL)$/.test(tagName) && parentElement?.closest("li") != null;

/** Whether the words in an element are bold; Google Docs puts everything into a `b` that is not. */
function isBoldIn({ tagName, style }: HTMLElement, isBoldAround: boolean): boolean {
  const weight = style.fontWeight;
  if (/^(?:normal|lighter|[1-5]\d\d)$/.test(weight)) return false;
  if (/^(?:bold|bolder|[6-9]\d\d)$/.test(weight)) return true;
  return isBoldAround || tagName === "B" || tagName === "STRONG";
}

/** Words with their marks, and the blanks around these outside. */
function markdownOf({ text, isBold, href }: Run): string {
  const words = text.trim();
  const marked = isBold && words ? `**${words}**` : words;
  const isLink = href !== "" && words !== "" && !/[[\]]/.test(words);
  const before = text.slice(0, text.length - text.trimStart().length);
  const after = words === "" ? "" : text.slice(text.trimEnd().length);
  return before + (isLink ? `[${marked}](${href})` : marked) + after;
}
