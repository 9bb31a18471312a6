import type { Node } from "gatsby";
import { z } from "zod";
import { definitionOf } from "../definition";
import { text } from "../fields";
import { polish } from "../languages/polish";
import { defineModel } from "../model";
import { GatsbyNodes, type ResolverContext } from "./content-nodes";

/** The content as a resolver reaches it, with one PDF file. */
function nodesWith(filesAddress?: string): GatsbyNodes {
  const file = { relativePath: "files/umowa.pdf", size: 1_250_000 };
  const nodeModel: ResolverContext["nodeModel"] = {
    getNodeById: () => null,
    findAll: () => Promise.resolve({ entries: [] }),
    findOne: ({ type, query }) =>
      Promise.resolve(
        type === "File" && query.filter.relativePath?.eq === file.relativePath
          ? (file as unknown as Node)
          : null,
      ),
  };
  return new GatsbyNodes(definitionOf({ language: polish, models: [], filesAddress }), {
    nodeModel,
  });
}

test("a text says how large the PDF file is that it links to", async () => {
  const text = await nodesWith("/files").markdown(
    "[Umowa](/files/umowa.pdf#page=2) i [to](/files)",
  );
  expect(text?.plain).toBe("Umowa i\u00a0to");
  expect(text?.html).toContain('<a href="/files/umowa.pdf#page=2">Umowa (PDF, 1,3\u00a0MB)</a>');
  expect(text?.html).toContain('<a href="/files">to</a>');
});

test("without an address for files each link is one to a page", async () => {
  const text = await nodesWith().markdown("[Umowa](/files/umowa.pdf)");
  expect(text?.inline).toBe('<a href="/files/umowa.pdf">Umowa</a>');
});

test("what is found by a further name has that name, and none is found by a name that nobody has", async () => {
  const tree = defineModel({
    typeName: "Tree",
    label: "Trees",
    description: "A tree.",
    files: ["trees/*.yaml"],
    shape: z.strictObject({ title: text("The title") }),
    key: { field: "name", others: "alsoAs", of: () => "oak", missing: "there is none" },
  });
  const oak = { id: "1", name: "oak", alsoAs: ["dab"], title: "Oak" } as unknown as Node;
  const nodeModel: ResolverContext["nodeModel"] = {
    getNodeById: () => null,
    findAll: () => Promise.resolve({ entries: [] }),
    findOne: ({ query: { filter } }) =>
      Promise.resolve(filter.name?.eq === "oak" || filter.alsoAs?.eq === "dab" ? oak : null),
  };
  const nodes = new GatsbyNodes(definitionOf({ language: polish, models: [tree] }), { nodeModel });
  expect(await nodes.named("Tree", "oak")).toBe(oak);
  expect(await nodes.named("Tree", "dab")).toEqual({ ...oak, name: "dab" });
  await expect(nodes.named("Tree", "elm")).rejects.toThrow('Tree with name "elm"');
});

test("each line of a list is a text, and what is no text stays as it is", async () => {
  const nodes = nodesWith();
  expect(await nodes.text(["Trawa z rolki", ["w cieniu"], 5])).toEqual([
    "Trawa z\u00a0rolki",
    ["w\u00a0cieniu"],
    5,
  ]);
  expect(await nodes.markdown(undefined)).toBeNull();
});

test("the record that knows what placeholders become is read for texts that have some", async () => {
  const findOne = jest.fn(() => Promise.resolve({ name: "Bór" } as unknown as Node));
  const nodeModel = { findOne } as unknown as ResolverContext["nodeModel"];
  const of = ({ name }: Record<string, unknown>) => ({ firm: String(name) });
  const placeholders = { names: ["firm"], typeName: "Firm", of };
  const nodes = new GatsbyNodes(definitionOf({ language: polish, models: [], placeholders }), {
    nodeModel,
  });
  expect(await nodes.text("To {tree}.")).toBe("To {tree}.");
  expect(findOne).not.toHaveBeenCalled();
  expect(await nodes.text("To {firm}.")).toBe("To Bór.");
  expect(findOne).toHaveBeenCalledWith({ type: "Firm", query: { filter: {} } });
});

test("what there should be and is not is told by its name", async () => {
  const nodes = nodesWith("/files");
  await expect(nodes.single("Firm")).rejects.toThrow("Firm");
  await expect(nodes.fileAt("drawings/pit.svg")).rejects.toThrow("drawings/pit.svg");
});
