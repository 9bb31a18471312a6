import path from "node:path";
import { gatsbyProgram } from "./gatsby-program";
import { onPreInit } from "./on-pre-init";
import { tinyOptions } from "./tiny-options.fixture";

const siteMetadata = { siteUrl: "https://www.bor.example" };
const digest = async () => (await gatsbyProgram(tinyOptions, siteMetadata)).digest;

/** What the hook does with a cache that has the pages of some components. */
async function actionsFor(components: string[], program?: string): Promise<unknown[]> {
  const pages = new Map(components.map((component) => [component, { component }]));
  const actions: unknown[] = [];
  const status = { plugins: { "gatsby-plugin-typed-content": { program } } };
  const dispatch = (action: unknown) => void actions.push(action);
  const getState = () => ({ config: { siteMetadata }, pages, status });
  await onPreInit({ store: { getState, dispatch } }, tinyOptions);
  return actions;
}

const here = path.resolve("pages/index.tsx");
const forgotten = [{ type: "UPDATE_PLUGINS_HASH", payload: "" }];

test("a cache that was made elsewhere is forgotten", async () => {
  const program = await digest();
  const before = `${process.cwd()}-before/pages/404.tsx`;
  expect(await actionsFor(["/elsewhere/pages/index.tsx"], program)).toEqual(forgotten);
  expect(await actionsFor([here, before], program)).toEqual(forgotten);
});

test("a cache that another program made is forgotten", async () => {
  expect(await actionsFor([here], "another program")).toEqual(forgotten);
  expect(await actionsFor([here])).toEqual(forgotten);
});

test("a cache that this program made here is kept, and so is an empty one", async () => {
  expect(await actionsFor([here], await digest())).toEqual([]);
  expect(await actionsFor([here, path.resolve("pages/404.tsx")], await digest())).toEqual([]);
  expect(await actionsFor([])).toEqual([]);
});

test("the definition of the content is program, and so are the hooks of this package", async () => {
  const { files } = await gatsbyProgram(tinyOptions, siteMetadata);
  const names = files.map((file) => path.basename(file));
  expect(names).toEqual(
    expect.arrayContaining([
      "tiny-definition.fixture.ts",
      "create-resolvers.ts",
      "polish-typography.ts",
    ]),
  );
});

test("what the site says of itself is a part of the program that is compared", async () => {
  const program = jest.fn<unknown, [unknown, object]>(() => Promise.resolve({ digest: "" }));
  await jest.isolateModulesAsync(async () => {
    jest.doMock("./gatsby-program", () => ({ gatsbyProgram: program }));
    const hook = await import("./on-pre-init");
    const getState = () => ({
      config: { siteMetadata },
      pages: new Map(),
      status: { plugins: {} },
    });
    await hook.onPreInit({ store: { getState, dispatch: jest.fn() } }, tinyOptions);
  });
  jest.dontMock("./gatsby-program");
  expect(program).toHaveBeenCalledWith(tinyOptions, siteMetadata);
});
