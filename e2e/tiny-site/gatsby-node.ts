// Gatsby compiles this file, but leaves the packages, which are TypeScript too, to Node.
import "tsx/cjs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { beginSite, finish } from "@typed-site/page-finisher";
import { formatReport } from "gatsby-plugin-typed-content";
import { content } from "./src/content";
import { siteToFinish } from "./src/site-to-finish";

/** A mistake in the content stops the build, with its place, what is wrong and what to write. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const problems = await content.checkFolder(path.resolve("content"));
  if (problems.length > 0) reporter.panicOnBuild(formatReport(problems));
  else beginSite(path.resolve("public"));
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) =>
  args.actions.createTypes(content.graphqlTypes(args.schema) as never);

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) =>
  (createResolvers as (resolvers: object) => void)({ Query: content.rootFields() });

/** Gatsby itself makes pages of what lies in `src/pages`. */
export const createPages: GatsbyNode["createPages"] = (args) => {
  for (const page of content.pages(content.recordsOfNodes(args))) {
    if (!page.component.startsWith("templates/")) continue;
    args.actions.createPage({
      path: page.path,
      component: path.resolve("src", page.component),
      context: {},
    });
  }
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) =>
  finish(path.resolve("public"), siteToFinish(args), async (_step, run) => run());
