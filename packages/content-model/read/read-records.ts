import type { NodePluginArgs } from "gatsby";
import type { Definition } from "../definition";
import type { ModelRecord } from "../model";
import { isMapping } from "../walk-fields";
import type { ContentFile } from "./content-file";

/** The records of a content file; an item that should be a mapping and is not has no values. */
export function recordsIn(
  definition: Definition,
  { file, data }: Pick<ContentFile, "file" | "data">,
): ModelRecord[] {
  const model = definition.modelOfFile(file);
  if (!model) return [];
  const items: unknown[] = Array.isArray(data) ? data : [data];
  return items.map((item) => ({ model, file, data: isMapping(item) ? item : {} }));
}

/** The records that Gatsby has made nodes of. */
export function recordsOfNodes(
  { models }: Definition,
  { getNodesByType, getNode }: Pick<NodePluginArgs, "getNodesByType" | "getNode">,
): ModelRecord[] {
  return models.flatMap((model) =>
    getNodesByType(model.typeName).map((node) => {
      const file = String(getNode(String(node.parent))?.relativePath).normalize("NFC");
      return { model, file, data: node };
    }),
  );
}
