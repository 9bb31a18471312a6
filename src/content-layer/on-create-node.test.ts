/** @jest-environment node */
import { createHash } from "node:crypto";
import type { CreateNodeArgs, Node, NodeInput } from "gatsby";
import { stringify } from "yaml";
import { onCreateNode, shouldOnCreateNode } from "./on-create-node";

const town = (name: string, intro = "A town.") => ({ name, county: "powiat", intro, lat: 54 });

/** As much of Gatsby as the hook needs: nodes by their ids, and which were written. */
function fakeGatsby() {
  const nodes = new Map<string, NodeInput>();
  let written: string[] = [];
  const createNode = (node: NodeInput) => {
    const { contentDigest } = node.internal;
    if (nodes.get(node.id)?.internal.contentDigest === contentDigest) return;
    nodes.set(node.id, node);
    written.push(node.internal.type);
  };
  const read = async (relativePath: string, data: unknown) => {
    written = [];
    const file = { id: relativePath, relativePath, children: [], internal: {} };
    await onCreateNode({
      node: file as unknown as Node,
      actions: {
        createNode,
        createParentChildLink: () => undefined,
        deleteNode: ({ id }: Node) => nodes.delete(id),
      } as unknown as CreateNodeArgs["actions"],
      createNodeId: (input) => input,
      createContentDigest: (input) => createHash("md5").update(JSON.stringify(input)).digest("hex"),
      getNodesByType: (type) =>
        [...nodes.values()].filter(({ internal }) => internal.type === type) as unknown as Node[],
      loadNodeContent: () => Promise.resolve(stringify(data)),
    });
    return written;
  };
  const ofType = (type: string) =>
    [...nodes.values()].filter(({ internal }) => internal.type === type);
  return { read, ofType };
}

const registers = (ofType: (type: string) => NodeInput[]) =>
  ofType("TownRegister").map(({ json }) => JSON.parse(String(json)) as unknown);

test("each record of a list is a node with its place, and so is their register", async () => {
  const { read, ofType } = fakeGatsby();
  await read("towns.yaml", [town("Puck"), town("Hel")]);
  expect(ofType("Town")).toMatchObject([
    { name: "Puck", position: 0, parent: "towns.yaml" },
    { name: "Hel", position: 1, parent: "towns.yaml" },
  ]);
  expect(registers(ofType)).toEqual([
    [
      { name: "Puck", county: "powiat", lat: 54 },
      { name: "Hel", county: "powiat", lat: 54 },
    ],
  ]);
});

test("an edit of one record's own words touches neither the others nor the register", async () => {
  const { read } = fakeGatsby();
  await read("towns.yaml", [town("Puck"), town("Hel")]);
  expect(await read("towns.yaml", [town("Puck", "Another text."), town("Hel")])).toEqual(["Town"]);
});

test("a record that is gone leaves no node behind, and the register forgets it", async () => {
  const { read, ofType } = fakeGatsby();
  await read("towns.yaml", [town("Puck"), town("Hel")]);
  expect(await read("towns.yaml", [town("Puck")])).toEqual(["TownRegister"]);
  expect(ofType("Town").map(({ name }) => name)).toEqual(["Puck"]);
  expect(registers(ofType)).toMatchObject([[{ name: "Puck" }]]);
});

test("a file with one record is one node; files of no model are none", async () => {
  const { read, ofType } = fakeGatsby();
  expect(await read("company.yaml", { brand: "Bór" })).toEqual(["Company"]);
  expect(ofType("Company")).toMatchObject([{ brand: "Bór", parent: "company.yaml" }]);
  expect(await read("unknown.yaml", { brand: "Bór" })).toEqual([]);
});

test("only YAML is read", () => {
  const file = (mediaType: string) => ({ node: { internal: { mediaType } } as Node });
  expect(shouldOnCreateNode(file("text/yaml"))).toBe(true);
  expect(shouldOnCreateNode(file("image/jpeg"))).toBe(false);
});
