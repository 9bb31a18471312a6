import type { PageProps } from "gatsby";
import type { ReactElement } from "react";
import { Layout, type PageLayout } from "../layout/layout/layout";

interface Wrapped {
  element: ReactElement;
  /** While pages are built, Gatsby gives them no `pageResources`. */
  props: Pick<PageProps, "location"> & Partial<Pick<PageProps, "pageResources">>;
}

/** Puts each page into the layout, which lasts while pages change in it. */
export function wrapPageElement({ element, props }: Wrapped): ReactElement {
  const { layout } = element.type as { layout?: PageLayout };
  const path = props.pageResources?.page.path ?? props.location.pathname;
  return (
    <Layout {...layout} path={path}>
      {element}
    </Layout>
  );
}
