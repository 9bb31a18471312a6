import type { Node } from "gatsby";

/** The part of Gatsby's resolver context that this layer uses. */
export interface ResolverContext {
  nodeModel: {
    getNodeById(args: { id: string | null | undefined }): Node | null;
    findOne(args: {
      type: string;
      query: { filter: Record<string, { eq: string }> };
    }): Promise<Node | null>;
    findAll(args: { type: string }): Promise<{ entries: Iterable<Node> }>;
  };
}

/** Resolves one field; `source` is a node, or an object inside one. */
export type FieldResolver = (source: Record<string, unknown>, context: ResolverContext) => unknown;
