import { schema as commonMark } from "prosemirror-markdown";
import { type Node, Schema } from "prosemirror-model";
import { wholeAddress } from "../paste/whole-address";

/** The addresses that a pasted link may have. */
const PASTED_LINK = /^(?:https?:\/\/|mailto:|tel:|www\.)[^\s()]{1,2000}$/i;

const { nodes: known } = commonMark;

/** What the texts of a site may consist of: all that `shownMarkdown` reads, and placeholders, which are whole. */
export const schema = new Schema({
  nodes: {
    doc: known.doc.spec,
    paragraph: known.paragraph.spec,
    bullet_list: {
      ...known.bullet_list.spec,
      attrs: { tight: { default: true } },
      parseDOM: [{ tag: "ul" }],
    },
    ordered_list: {
      ...known.ordered_list.spec,
      attrs: { tight: { default: true }, order: { default: 1 }, delimiter: { default: "." } },
      parseDOM: [{ tag: "ol", getAttrs: (list) => ({ order: (list as HTMLOListElement).start }) }],
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
