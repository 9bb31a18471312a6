import { schema as commonMark } from "prosemirror-markdown";
import { type Attrs, type Mark, type Node, Schema } from "prosemirror-model";
import { typedTelHref } from "@typed-site/utils";
import { wholeAddress } from "../paste/whole-address";

/** The addresses that a link from elsewhere may have, but for numbers. */
const PASTED_LINK = /^(?:https?:\/\/|mailto:|www\.)[^\s()]{1,2000}$/i;

const { nodes: known } = commonMark;

/** What tells a copied part of a text of this page from those of others, and is more than its HTML says of it. */
const own = ({ attrs }: Node | Mark) => ({ "data-own-attrs": JSON.stringify(attrs) });

/** What a part of this page's own texts was; null of any other. */
const ownAttrs = ({ dataset }: HTMLElement) =>
  dataset.ownAttrs === undefined ? null : (JSON.parse(dataset.ownAttrs) as Attrs);

/** The whole address of a link from elsewhere; undefined where it would lead nowhere on this site. */
function pastedAddress(href: string): string | undefined {
  if (/^tel:/i.test(href)) return typedTelHref(href.replaceAll("%20", " "));
  return PASTED_LINK.test(href) ? wholeAddress(href) : undefined;
}

/** What the texts of a site may consist of: all that `shownMarkdown` reads, and placeholders, which are whole. */
export const schema = new Schema({
  nodes: {
    doc: known.doc.spec,
    paragraph: known.paragraph.spec,
    bullet_list: {
      ...known.bullet_list.spec,
      attrs: { tight: { default: true } },
      parseDOM: [{ tag: "ul", getAttrs: ownAttrs }],
      toDOM: (list) => ["ul", own(list), 0],
    },
    ordered_list: {
      ...known.ordered_list.spec,
      attrs: { tight: { default: true }, order: { default: 1 }, delimiter: { default: "." } },
      parseDOM: [
        {
          tag: "ol",
          getAttrs: (list) => ownAttrs(list) ?? { order: (list as HTMLOListElement).start },
        },
      ],
      toDOM: (list) => ["ol", { start: String(list.attrs.order), ...own(list) }, 0],
    },
    list_item: known.list_item.spec,
    text: known.text.spec,
    placeholder: {
      group: "inline",
      inline: true,
      atom: true,
      attrs: { name: {} },
      leafText: ({ attrs }) => `{${String(attrs.name)}}`,
      parseDOM: [
        { tag: "[data-placeholder]", getAttrs: ({ dataset }) => ({ name: dataset.placeholder }) },
      ],
      toDOM: (node) => ["span", { "data-placeholder": nameOf(node) }, `{${nameOf(node)}}`],
    },
  },
  marks: {
    link: {
      attrs: { href: {}, title: { default: null } },
      inclusive: false,
      parseDOM: [
        {
          tag: "a[href]",
          getAttrs: (link) => {
            const href = pastedAddress(link.getAttribute("href") ?? "");
            return ownAttrs(link) ?? (href !== undefined && { href });
          },
        },
      ],
      toDOM: (link) => ["a", { href: String(link.attrs.href), ...own(link) }, 0],
    },
    strong: {
      parseDOM: [
        { tag: "strong" },
        // Google Docs puts everything into one that is not bold
        { tag: "b", getAttrs: ({ style }) => style.fontWeight !== "normal" && null },
        { style: "font-weight=400", clearMark: ({ type }) => type.name === "strong" },
        {
          style: "font-weight",
          getAttrs: (weight) => /^(?:bold|bolder|[6-9]\d\d)$/.test(weight) && null,
        },
      ],
      toDOM: () => ["strong", 0],
    },
  },
});

/** The name of a placeholder. */
export const nameOf = ({ attrs }: Node) => attrs.name as string;

/** The words of a line with its placeholders. */
export const inlineOf = (text: string): Node[] =>
  text
    .split(/(\{\w+\})/)
    .filter((part) => part !== "")
    .map((part) =>
      /^\{\w+\}$/.test(part)
        ? schema.node("placeholder", { name: part.slice(1, -1) })
        : schema.text(part),
    );
