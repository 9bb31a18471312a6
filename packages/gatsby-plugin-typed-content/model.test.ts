import { z } from "zod";
import { text } from "./fields";
import { defineModel, fileSchema, fixedFiles, isSingle, ownAddress, singlePage } from "./model";

test("the home page is made of the index, another single page of the module of its name", () => {
  const record = { model: {}, file: "a.yaml", data: {} } as never;
  const first = (path: `/${string}`) => singlePage(path).of?.(record)[0];
  expect(first("/")?.component).toBe("pages/index.tsx");
  expect(first("/kontakt")?.component).toBe("pages/kontakt.tsx");
  expect(ownAddress(singlePage("/kontakt"), record)).toBe("/kontakt");
  expect(ownAddress(undefined, record)).toBeUndefined();
});

test("of several pages of a record the first is its own", () => {
  const component = "templates/tree.tsx";
  const of = () => ["/tree", "/also"].map((path) => ({ path, component }) as const);
  expect(ownAddress({ of }, { file: "tree.yaml", data: {} })).toBe("/tree");
});

test("a single page says what it shows and whether its texts are elsewhere, too, and its page all else", () => {
  const pages = singlePage("/a", { shows: ["Tree"], isShownElsewhere: true, noIndex: true });
  expect(pages).toMatchObject({ shows: ["Tree"], isShownElsewhere: true });
  expect(pages.of?.({ file: "a.yaml", data: {} })).toEqual([
    { path: "/a", component: "pages/a.tsx", noIndex: true },
  ]);
});

const tree = {
  typeName: "Tree",
  label: "Trees",
  description: "A tree.",
  files: ["trees.yaml"],
  shape: z.strictObject({ title: text("Title") }),
};

test("a key that is the address is not told a second time", () => {
  const of = () => "/tree";
  const key = { field: "path", missing: "there is none", of } as never;
  expect(() => defineModel({ ...tree, key })).toThrow("Tree: leave out key.of");
});

test("a record without a page has no address by which it could be named", () => {
  const key = { field: "path", missing: "there is none" } as const;
  const record = { file: "trees.yaml", data: {} };
  expect(defineModel({ ...tree, key, pages: { of: () => [] } }).key?.of(record)).toBe("");
  expect(defineModel({ ...tree, key, pages: singlePage("/tree") }).key?.of(record)).toBe("/tree");
});

test("a list may have no entry unless its type asks for some", () => {
  const takes = (more: object, value: unknown) =>
    fileSchema({ ...tree, ...more }).safeParse(value).success;
  expect(takes({ isList: true }, [])).toBe(true);
  expect(takes({ isList: true, leastLength: 1 }, [])).toBe(false);
  expect(takes({ isList: true, leastLength: 1 }, [{ title: "Oak" }])).toBe(true);
  expect(takes({}, { title: "Oak" })).toBe(true);
});

test("a type has one record where its one file is named and holds no list", () => {
  const model = (files: string[], isList = false) => ({ files, isList }) as never;
  expect([model(["a.yaml"]), model(["a.yaml"], true), model(["a/*.yaml"])].map(isSingle)).toEqual([
    true,
    false,
    false,
  ]);
  expect(fixedFiles(model(["a.yaml", "b/*.yaml"]))).toEqual(["a.yaml"]);
});
