import type { Definition } from "../definition";
import type { ModelRecord } from "../model";
import type { ResolverContext } from "./field-resolver";
import { recordOfNode } from "./resolvers";

/** All records of the content, as files hold them, in the order of the models. */
export async function allRecords(
  { models }: Definition,
  context: ResolverContext,
): Promise<ModelRecord[]> {
  const records = await Promise.all(
    models.map(async (model) => {
      const { entries } = await context.nodeModel.findAll({ type: model.typeName });
      return [...entries].map((node) => ({
        model,
        ...recordOfNode(node as unknown as Record<string, unknown>, context),
      }));
    }),
  );
  return records.flat();
}
