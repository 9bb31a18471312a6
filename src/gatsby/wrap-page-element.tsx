import type { PageProps } from "gatsby";
import type { ReactElement } from "react";
import { DrawnInParts } from "../layout/in-parts/in-parts";
import { Layout, type PageLayout } from "../layout/layout/layout";

interface Wrapped {
  element: ReactElement;
  props: {
    /** Gatsby adds the `action` that changed the page: `PUSH` for a link. */
    location: PageProps["location"] & { action?: string };
    /** Undefined while Gatsby builds the pages. */
    pageResources?: PageProps["pageResources"];
  };
}

/** Wraps each page in the layout, which persists across page changes. */
export function wrapPageElement({ element, props }: Wrapped): ReactElement {
  const { layout } = element.type as { layout?: PageLayout };
  const { location, pageResources } = props;
  return (
    <Layout {...layout} path={pageResources?.page.path ?? location.pathname}>
      <DrawnInParts.Provider value={location.action === "PUSH" && !location.hash}>
        {element}
      </DrawnInParts.Provider>
    </Layout>
  );
}
