import type { WrapRootElementNodeArgs } from "gatsby";
import type { ReactElement } from "react";
import { DescribePage, type PageDescription } from "../layout/head/page-description";

const descriptions = new Map<string, PageDescription>();

/** Keeps what a page's `Head` describes while Gatsby builds the page, until `takeDescription`. */
export function wrapRootElement({ element, pathname }: WrapRootElementNodeArgs): ReactElement {
  return (
    <DescribePage.Provider value={(page) => descriptions.set(pathname, page)}>
      {element}
    </DescribePage.Provider>
  );
}

/** The description of the page that was rendered last for a path; undefined if it has none. */
export function takeDescription(pathname: string): PageDescription | undefined {
  const page = descriptions.get(pathname);
  descriptions.delete(pathname);
  return page;
}
