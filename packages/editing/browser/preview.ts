import { PAGE_OF } from "../page-of";
import type { Cms, Kept, ReactOfDecap } from "./decap";

interface PreviewProps {
  entry: Kept;
}

/**
 * Shows beside the form of an entry the page of the site on which it is seen.
 * @returns what shows it anew, as soon as the site has made of the content what was saved
 */
export function registerPreview(
  cms: Cms,
  { createClass, h }: ReactOfDecap,
  names: readonly string[],
): () => Promise<void> {
  let frame: HTMLIFrameElement | null = null;
  const preview = createClass({
    render(this: { props: PreviewProps }) {
      const place = String(this.props.entry.get("path", ""));
      if (place === "") return h("p", null, "Strona pokaże się tu po pierwszym zapisie.");
      const ref = (shown: HTMLIFrameElement | null) => (frame = shown);
      return h("iframe", { src: `/${PAGE_OF}/${place}`, title: "Strona firmy", ref });
    },
  });
  for (const name of names) cms.registerPreviewTemplate(name, preview);
  cms.registerPreviewStyle(STYLE, { raw: true });
  return async () => {
    const shown = frame;
    if (!shown) return;
    // Its answer waits for the change; a reload keeps the place on the page, another visit would not.
    await fetch(shown.src, { redirect: "manual" });
    shown.contentWindow?.location.reload();
  };
}

const STYLE = `
  p { margin: 24px; font: 16px/1.6 system-ui, sans-serif; }
  iframe { position: fixed; inset: 0; width: 100%; height: 100%; border: 0; }
`;
