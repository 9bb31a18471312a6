import { renderMarkdown } from "../../content-model/browser";
import type { Cms, Kept, ReactOfDecap } from "./decap";

interface PreviewProps {
  entry: Kept;
  fields: Kept;
  getAsset: (src: string, field: Kept) => { toString: () => string };
}

const HEADINGS = ["headline", "title", "heading", "question", "name"];

/** Groups and texts that no reader of the page sees. */
const UNSEEN = ["seo", "alt", "slug"];

/** Shows an entry beside its form as it reads: headings, texts and photos, without the page's looks. */
export function registerPreview(
  cms: Cms,
  { createClass, h }: ReactOfDecap,
  names: readonly string[],
): void {
  const preview = createClass({
    render(this: { props: PreviewProps }) {
      const { entry, fields, getAsset } = this.props;
      const draw = (field: Kept, values: Kept, level: number): unknown[] => {
        const name = String(field.get("name"));
        const value = values.get(name);
        if (isKept(value)) return drawGroup(field, value, level);
        if (typeof value !== "string" || value === "") return [];
        const widget = field.get("widget");
        if (widget === "image") {
          const alt = String(values.get("alt", ""));
          return [h("img", { src: getAsset(value, field).toString(), alt })];
        }
        if (widget !== "string" && widget !== "text") return [];
        if (HEADINGS.includes(name)) return [h(`h${Math.min(level, 4)}`, null, value)];
        return field.get("markdown")
          ? [h("div", { dangerouslySetInnerHTML: { __html: renderMarkdown(value).html } })]
          : [h("p", null, value)];
      };
      const drawGroup = (field: Kept, value: Kept, level: number): unknown[] => {
        const inner = field.get("fields") as Kept | undefined;
        if (field.get("widget") === "object") return inner ? drawAll(inner, value, level) : [];
        const items = value
          .toArray()
          .map((item) =>
            inner && isKept(item)
              ? h("div", null, ...drawAll(inner, item, level))
              : h("p", null, typeof item === "string" ? item : ""),
          );
        return [h("section", null, ...items)];
      };
      const drawAll = (inner: Kept, values: Kept, level: number): unknown[] =>
        (inner.toArray() as Kept[])
          .filter((field) => !UNSEEN.includes(String(field.get("name"))))
          .flatMap((field) => draw(field, values, level + 1));
      return h("main", null, ...drawAll(fields, entry.get("data") as Kept, 0));
    },
  });
  for (const name of names) cms.registerPreviewTemplate(name, preview);
  cms.registerPreviewStyle(STYLE, { raw: true });
}

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" && value !== null && "toArray" in value;

const STYLE = `
  body { margin: 24px; font: 16px/1.6 system-ui, sans-serif; color: #1d2a1f; }
  main { max-width: 42rem; overflow-wrap: anywhere; }
  img { display: block; max-width: 100%; max-height: 20rem; border-radius: 4px; }
  section > div { border-top: 1px solid #d5ddd3; margin-top: 16px; padding-top: 16px; }
  h1, h2, h3, h4 { line-height: 1.25; margin: 0.8em 0 0.3em; }
`;
