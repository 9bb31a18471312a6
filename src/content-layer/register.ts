import type { NodePluginSchema } from "gatsby";
import type { Model } from "./define-model";
import type { ResolverContext } from "./resolvers";
import { findSingle } from "./resolvers";

/** What a register says of one record. */
export type RegisterEntry = Readonly<Record<string, unknown>>;

/** Name of the type that has the register of a list's records as its only node. */
export const registerType = (typeName: string) => `${typeName}Register`;

/** The GraphQL types of the registers, one for each model that has one. */
export function registerTypes(models: readonly Model[], schema: NodePluginSchema) {
  return models
    .filter(({ register }) => register)
    .map(({ typeName }) =>
      schema.buildObjectType({
        name: registerType(typeName),
        description: `What the pages of other records show of each ${typeName}; for resolvers only.`,
        interfaces: ["Node"],
        extensions: { infer: false },
        fields: {},
      }),
    );
}

/**
 * The fields of all records, as one text: of every object inside a node Gatsby takes note, each time
 * that it reads the node, and with thousands of records that takes longer than all the rest.
 */
export function registerOf(
  fields: readonly string[],
  records: readonly Record<string, unknown>[],
): { json: string } {
  const entries: RegisterEntry[] = records.map((record) =>
    Object.fromEntries(fields.map((field) => [field, record[field]])),
  );
  return { json: JSON.stringify(entries) };
}

/**
 * Makes a function that answers with the register of a list's records. What was read of it is kept
 * until it changes: every record of a long list asks for it.
 */
export function registerReader<T>(
  typeName: string,
  read: (entries: readonly RegisterEntry[]) => T,
): (context: ResolverContext) => Promise<T> {
  let latest: { digest: string; answer: T } | undefined;
  return async (context) => {
    const node = await findSingle(registerType(typeName), context);
    const digest = node.internal.contentDigest;
    if (latest?.digest !== digest) {
      latest = { digest, answer: read(JSON.parse(String(node.json)) as RegisterEntry[]) };
    }
    return latest.answer;
  };
}
