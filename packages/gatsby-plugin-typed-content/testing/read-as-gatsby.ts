type Fields = Record<string, unknown>;

const { onCreateNode } = jest.requireActual<{
  onCreateNode: (args: object, options: object) => Promise<void>;
}>("gatsby-transformer-yaml/gatsby-node");

/** What `gatsby build` reads: the fields of all nodes that gatsby-transformer-yaml makes of a text. */
export async function readAsGatsby(text: string): Promise<Fields[]> {
  const nodes: Fields[] = [];
  const tools = {
    node: { id: "file" },
    actions: { createNode: (node: Fields) => nodes.push(node), createParentChildLink: () => {} },
    loadNodeContent: () => Promise.resolve(text),
    createNodeId: () => "id",
    createContentDigest: () => "digest",
  };
  await onCreateNode(tools, { typeName: "Any" });
  return nodes.map(
    ({ id: _id, children: _children, parent: _parent, internal: _internal, ...fields }) => fields,
  );
}
