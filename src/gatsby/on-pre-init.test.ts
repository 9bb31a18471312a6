import path from "node:path";
import { onPreInit } from "./on-pre-init";

function actionsFor(...components: string[]): unknown[] {
  const pages = new Map(components.map((component) => [component, { component }]));
  const dispatch = jest.fn();
  onPreInit({ store: { getState: () => ({ pages }), dispatch } });
  return dispatch.mock.calls.flat();
}

const here = path.resolve("src/pages/index.tsx");

test("a cache that was made elsewhere is forgotten", () => {
  const forgotten = [{ type: "UPDATE_PLUGINS_HASH", payload: "" }];
  expect(actionsFor("/elsewhere/src/pages/index.tsx")).toEqual(forgotten);
  expect(actionsFor(here, `${process.cwd()}-before/src/pages/404.tsx`)).toEqual(forgotten);
});

test("a cache that was made here is kept, and so is an empty one", () => {
  expect(actionsFor(here)).toEqual([]);
  expect(actionsFor()).toEqual([]);
});
