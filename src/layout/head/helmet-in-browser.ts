import { useLayoutEffect } from "react";

type Attributes = Record<string, string | undefined>;

interface HelmetProps {
  title: string;
  meta: readonly Attributes[];
  link: readonly Attributes[];
}

/** Marks the tags that react-helmet has rendered and that this component replaces. */
const MARK = "data-react-helmet";

/**
 * Does what this site needs of react-helmet in a browser: on a page change it replaces the old
 * page's title, `meta` and `link` tags by the new page's, before the title is announced. Unchanged
 * tags are kept.
 */
export function Helmet({ title, meta, link }: HelmetProps): null {
  useLayoutEffect(() => {
    document.title = title;
    const tags = [...meta.map(tag("meta")), ...link.map(tag("link"))];
    const stale = [...document.head.querySelectorAll(`meta[${MARK}], link[${MARK}]`)];
    for (const fresh of tags) {
      const same = stale.findIndex((old) => old.isEqualNode(fresh));
      if (same < 0) document.head.append(fresh);
      else stale.splice(same, 1);
    }
    for (const old of stale) old.remove();
  });
  return null;
}

const tag = (name: string) => (attributes: Attributes) => {
  const element = document.createElement(name);
  for (const [attribute, value = ""] of Object.entries(attributes)) {
    element.setAttribute(attribute, value);
  }
  element.setAttribute(MARK, "true");
  return element;
};
