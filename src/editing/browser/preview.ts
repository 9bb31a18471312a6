import { renderMarkdown } from "../../content-layer/markdown";
import type { DecapField } from "../decap-fields";
import type { Cms, Element, Kept, ReactOfDecap } from "./decap";

interface PreviewProps {
  entry: Kept;
  fields: Kept;
  getAsset: (src: unknown) => { toString: () => string };
}

type Data = Record<string, unknown>;

const HEADINGS = ["headline", "title", "heading", "question", "name"];

/** Shows an entry beside its form as it reads: headings, texts and photos, without the page's looks. */
export function registerPreview(
  cms: Cms,
  { createClass, h }: ReactOfDecap,
  names: readonly string[],
): void {
  const preview = createClass({
    render(this: { props: PreviewProps }) {
      const { entry, fields, getAsset } = this.props;
      const data = (entry.get("data") as Kept).toJS() as Data;
      const draw = (field: DecapField, values: Data, level: number): unknown[] => {
        const value = values[field.name];
        if (value === undefined || value === null || value === "") return [];
        if (field.widget === "image") {
          const alt = typeof values.alt === "string" ? values.alt : "";
          return [h("img", { src: String(getAsset(value)), alt })];
        }
        if (field.widget === "object") return group(field.fields ?? [], value as Data, level);
        if (field.widget === "list") {
          const inner = field.fields;
          const items = (value as unknown[]).map((item) =>
            inner ? h("div", null, ...group(inner, item as Data, level)) : h("p", null, item),
          );
          return items.length > 0 ? [h("section", null, ...items)] : [];
        }
        if (field.widget !== "string" && field.widget !== "text") return [];
        const text = String(value as string);
        if (HEADINGS.includes(field.name)) return [h(`h${Math.min(level, 4)}`, null, text)];
        return field.markdown
          ? [h("div", { dangerouslySetInnerHTML: { __html: renderMarkdown(text).html } })]
          : [h("p", null, text)];
      };
      const group = (inner: readonly DecapField[], values: Data, level: number): unknown[] =>
        inner
          .filter(({ name }) => name !== "seo" && name !== "alt")
          .flatMap((field) => draw(field, values, level + 1));
      return h("main", null, ...group(fields.toJS() as DecapField[], data, 0)) satisfies Element;
    },
  });
  for (const name of names) cms.registerPreviewTemplate(name, preview);
  cms.registerPreviewStyle(STYLE, { raw: true });
}

const STYLE = `
  body { margin: 24px; font: 16px/1.6 system-ui, sans-serif; color: #1d2a1f; }
  main { max-width: 42rem; overflow-wrap: anywhere; }
  img { display: block; max-width: 100%; max-height: 20rem; border-radius: 4px; }
  section > div { border-top: 1px solid #d5ddd3; margin-top: 16px; padding-top: 16px; }
  h1, h2, h3, h4 { line-height: 1.25; margin: 0.8em 0 0.3em; }
`;
