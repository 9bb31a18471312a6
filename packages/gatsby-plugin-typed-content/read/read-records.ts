import type { NodePluginArgs } from "gatsby";
import type { PlacedRecord } from "../check/subject";
import type { Definition } from "../definition";
import type { ModelRecord } from "../model";
import { isMapping } from "../walk-fields";
import type { ContentFile } from "./content-file";

/** The records of a content file, with their places; what should be a mapping and is not has no values. */
export function recordsIn({ modelOfFile }: Definition, source: ContentFile): PlacedRecord[] {
  const { file, data } = source;
  const model = modelOfFile(file);
  if (!model || (model.isList && !Array.isArray(data))) return [];
  const items = model.isList ? (data as unknown[]) : [data];
  return items.map((item, index) => ({
    model,
    source,
    file,
    path: model.isList ? [index] : [],
    data: isMapping(item) ? item : {},
  }));
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
