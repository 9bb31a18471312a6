import type { Node } from "gatsby";
import { type ContentNodes, polish } from "gatsby-plugin-typed-content";
import { definitionOf } from "../../../packages/gatsby-plugin-typed-content/definition";
import { GatsbyNodes } from "../../../packages/gatsby-plugin-typed-content/graphql/content-nodes";
import { models } from "../../../src/models";
import { companyPlaceholders } from "../../../src/models/company/company-words";

/** Nodes by type, with the interface that resolvers use; a node's `parent` is the path of its file. */
export function plainNodes(byType: Record<string, object[]>): ContentNodes {
  const ofType = (type: string) => (byType[type] ?? []) as (Node & Record<string, unknown>)[];
  return new GatsbyNodes(
    definitionOf({ language: polish, models, placeholders: companyPlaceholders }),
    {
      nodeModel: {
        getNodeById: ({ id }) => ({ relativePath: id }) as unknown as Node,
        findAll: ({ type }) => Promise.resolve({ entries: ofType(type) }),
        findOne: ({ type, query: { filter } }) => {
          const found = ofType(type).find((node) =>
            Object.entries(filter).every(([field, { eq }]) => node[field] === eq),
          );
          return Promise.resolve(found ?? null);
        },
      },
    },
  );
}
