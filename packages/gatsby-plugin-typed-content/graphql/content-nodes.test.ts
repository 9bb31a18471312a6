import type { Node } from "gatsby";
import { definitionOf } from "../definition";
import { polish } from "../languages/polish";
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
