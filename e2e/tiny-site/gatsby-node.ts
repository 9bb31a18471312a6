import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** Each bread has a page; Gatsby itself makes pages of what lies in `src/pages`. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql }) => {
  const { data } = await graphql<{ allBread: { nodes: { path: string }[] } }>(
    "query TinyBreads { allBread { nodes { path } } }",
  );
  for (const bread of data?.allBread.nodes ?? []) {
    actions.createPage({ path: bread.path, component: path.resolve("src/templates/bread.tsx") });
  }
};
