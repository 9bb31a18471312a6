import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { beginSite, finish } from "@typed-site/page-finisher";
import { siteToFinish } from "./src/site-to-finish";

/** Each bread has a page; Gatsby itself makes pages of what lies in `src/pages`. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql }) => {
  const { data } = await graphql<{ allBread: { nodes: { path: string }[] } }>(
    "query TinyBreads { allBread { nodes { path } } }",
  );
  for (const bread of data?.allBread.nodes ?? []) {
    actions.createPage({ path: bread.path, component: path.resolve("src/templates/bread.tsx") });
  }
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => beginSite(path.resolve("public"));

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) =>
  finish(path.resolve("public"), siteToFinish(args), async (_step, run) => run());
