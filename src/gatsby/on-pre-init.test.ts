import path from "node:path";
import { gatsbyProgram } from "./gatsby-program";
import { onPreInit } from "./on-pre-init";

/** What the hook does with a cache that has the pages of some components. */
async function actionsFor(components: string[], program?: string): Promise<unknown[]> {
  const pages = new Map(components.map((component) => [component, { component }]));
  const actions: unknown[] = [];
  const status = { plugins: { "default-site-plugin": { program } } };
  const dispatch = (action: unknown) => void actions.push(action);
  await onPreInit({ store: { getState: () => ({ pages, status }), dispatch } });
  return actions;
}

const here = path.resolve("src/pages/index.tsx");
const forgotten = [{ type: "UPDATE_PLUGINS_HASH", payload: "" }];

test("a cache that was made elsewhere is forgotten", async () => {
  const { digest: program } = await gatsbyProgram();
  const before = `${process.cwd()}-before/src/pages/404.tsx`;
  expect(await actionsFor(["/elsewhere/src/pages/index.tsx"], program)).toEqual(forgotten);
  expect(await actionsFor([here, before], program)).toEqual(forgotten);
});

test("a cache that another program made is forgotten", async () => {
  expect(await actionsFor([here], "another program")).toEqual(forgotten);
  expect(await actionsFor([here])).toEqual(forgotten);
});

test("a cache that this program made here is kept, and so is an empty one", async () => {
  expect(await actionsFor([here], (await gatsbyProgram()).digest)).toEqual([]);
  expect(await actionsFor([])).toEqual([]);
});
