import type { CreateNodeArgs, Node, NodeInput } from "gatsby";
import type { Model } from "./define-model";
import { modelOfFile } from "./models";
import { parseContent } from "./read-content";
import { registerOf, registerType } from "./register";

type Tools = Pick<
  CreateNodeArgs,
  "actions" | "createNodeId" | "createContentDigest" | "getNodesByType" | "loadNodeContent"
>;

type Fields = Record<string, unknown>;

/** Only YAML files are read here. */
export const shouldOnCreateNode = ({ node }: { node: Node }): boolean =>
  node.internal.mediaType === "text/yaml";

/**
 * Makes a node of each record of a content file. gatsby-transformer-yaml would link each to the
 * node of its file, which Gatsby then writes again with all links so far, and it would make all
 * records anew when one is edited: with thousands of records that takes most of a build.
 */
export async function onCreateNode({ node: file, ...tools }: Tools & { node: Node }) {
  const place = String(file.relativePath).normalize("NFC");
  const model = modelOfFile(place);
  if (!model) return;
  const { data } = parseContent(place, await tools.loadNodeContent(file));
  if (model.isList) makeList(model, data as Fields[], file, tools);
  else makeSingle(model, data as Fields, file, tools);
}

/** Gatsby makes it anew with its file, and removes it with its file. */
function makeSingle(model: Model, record: Fields, file: Node, tools: Tools): void {
  const child = asNode(model.typeName, "", record, file, tools);
  void tools.actions.createNode(child);
  tools.actions.createParentChildLink({ parent: file, child });
}

/** A record that has not changed keeps its node, so the pages that show it are not asked for again. */
function makeList(model: Model, records: Fields[], file: Node, tools: Tools): void {
  const nodes = records.map((record, position) => {
    const name = model.key?.of({ file: "", data: record }) ?? String(position);
    return asNode(model.typeName, name, { ...record, position }, file, tools);
  });
  const current = new Set(nodes.map(({ id }) => id));
  for (const former of tools.getNodesByType(model.typeName)) {
    if (!current.has(former.id)) tools.actions.deleteNode(former);
  }
  for (const node of nodes) void tools.actions.createNode(node);
  if (!model.register) return;
  const register = registerOf(model.register, records);
  void tools.actions.createNode(asNode(registerType(model.typeName), "", register, file, tools));
}

function asNode(type: string, name: string, fields: Fields, file: Node, tools: Tools): NodeInput {
  return {
    ...fields,
    id: tools.createNodeId(`${file.id} ${type} ${name}`),
    parent: file.id,
    children: [],
    internal: { type, contentDigest: tools.createContentDigest(fields) },
  };
}
