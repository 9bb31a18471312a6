import type { ResolverContext } from "./field-resolver";

/** A GraphQL field as Gatsby's type builders take it. */
export interface FieldConfig {
  type: string;
  description: string;
  extensions?: Record<string, object>;
  resolve?: (source: Record<string, unknown>, args: unknown, context: ResolverContext) => unknown;
}

/** The fields of one GraphQL type, by name. */
export type Fields = Record<string, FieldConfig>;
