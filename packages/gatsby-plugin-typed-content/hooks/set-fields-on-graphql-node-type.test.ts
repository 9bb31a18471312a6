import { setFieldsOnGraphQLNodeType } from "./set-fields-on-graphql-node-type";
import { tinyOptions } from "./tiny-options.fixture";

const fieldsOf = async (name: string) =>
  Object.keys(await setFieldsOnGraphQLNodeType({ type: { name } as never }, tinyOptions));

test("what the content says of pages is asked of Gatsby's pages, and of no other type", async () => {
  expect(await fieldsOf("SitePage")).toContain("canonical");
  expect(await fieldsOf("File")).toEqual([]);
});
