import type { ResolverContext } from "./content-nodes";

/** A field as Gatsby's type builders take it. */
export interface FieldConfig {
  type: string;
  description: string;
  extensions?: Record<string, object>;
  resolve?: (source: Record<string, unknown>, args: unknown, context: ResolverContext) => unknown;
}

/** A field of the query as Gatsby's `createResolvers` takes it. */
export interface RootField {
  type: string;
  description?: string;
  args?: Record<string, { type: string; description: string }>;
  resolve?: (
    source: unknown,
    args: Record<string, string | undefined>,
    context: ResolverContext,
  ) => unknown;
}
