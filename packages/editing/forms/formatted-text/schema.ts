import { type Node, Schema } from "prosemirror-model";
import { wholeAddress } from "../paste/whole-address";

/** The addresses that a pasted link may have. */
const PASTED_LINK = /^(?:https?:\/\/|mailto:|tel:|www\.)[^\s()]{1,2000}$/i;

/** What the texts of a site may consist of: all that `shownMarkdown` reads, and placeholders, which are whole. */
export const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: {
      content: "inline*",
      group: "block",
      parseDOM: [{ tag: "p" }],
      toDOM: () => ["p", 0],
    },
    bullet_list: {
      content: "list_item+",
      group: "block",
      attrs: { tight: { default: true } },
      parseDOM: [{ tag: "ul" }],
      toDOM: () => ["ul", 0],
    },
    ordered_list: {
      content: "list_item+",
      group: "block",
      attrs: { tight: { default: true }, order: { default: 1 }, delimiter: { default: "." } },
      parseDOM: [{ tag: "ol", getAttrs: (list) => ({ order: (list as HTMLOListElement).start }) }],
      toDOM: ({ attrs }) => ["ol", { start: attrs.order as number }, 0],
    },
    list_item: {
      content: "block+",
      defining: true,
      parseDOM: [{ tag: "li" }],
      toDOM: () => ["li", 0],
    },
    text: { group: "inline" },
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
            const href = link.getAttribute("href") ?? "";
            return PASTED_LINK.test(href) && { href: wholeAddress(href) };
          },
        },
      ],
      toDOM: ({ attrs }) => ["a", { href: attrs.href as string }, 0],
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
