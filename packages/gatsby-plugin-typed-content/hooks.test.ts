import { readdirSync } from "node:fs";
import path from "node:path";
import * as apis from "gatsby/dist/utils/api-node-docs";
import * as hooks from "./hooks";
import { tinyOptions } from "./hooks/tiny-options.fixture";

const folded = (name: string) => name.replaceAll("-", "").toLowerCase();

test("each hook of the folder is told to Gatsby, which leaves out without a word what it is not told", () => {
  const files = readdirSync(path.join(__dirname, "hooks")).map((file) =>
    folded(file.replace(/\.ts$/, "")),
  );
  const written = Object.keys(apis).filter((api) => files.includes(folded(api)));
  expect(Object.keys(hooks).sort()).toEqual(written.sort());
});

test("a content's types come with what reads their values, and its single records are fields of the query", async () => {
  const createTypes = jest.fn();
  const buildObjectType = (type: object) => type;
  const args = { actions: { createTypes }, schema: { buildObjectType } };
  await hooks.createSchemaCustomization(args as never, tinyOptions);
  const name: unknown = expect.objectContaining({ resolve: expect.any(Function) as unknown });
  expect(createTypes.mock.calls).toMatchObject([
    [
      expect.arrayContaining([
        expect.objectContaining({
          name: "Firm",
          fields: expect.objectContaining({ name }) as unknown,
        }),
      ]),
    ],
  ]);
  const createResolvers = jest.fn();
  await hooks.createResolvers({ createResolvers }, tinyOptions);
  expect(createResolvers.mock.calls).toEqual([[{ Query: { firm: { type: "Firm!" } } }]]);
});
