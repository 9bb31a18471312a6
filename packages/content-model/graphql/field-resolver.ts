import type { Node } from "gatsby";
import type { RenderedMarkdown } from "./markdown";

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

/** How a text of the content comes to a page. */
export interface Rendering {
  /** A line, or each of a list: placeholders filled, Polish typography. Passes on what is no text. */
  text: (value: unknown) => Promise<unknown>;
  /** Markdown with its placeholders filled; null for what is no text. */
  markdown: (value: unknown) => Promise<RenderedMarkdown | null>;
}

/** Resolves one field; `source` is a node, or an object inside one. */
export type FieldResolver = (
  source: Record<string, unknown>,
  context: ResolverContext,
  render: Rendering,
) => unknown;
