import { z } from "zod";
import * as f from "./fields";
import { isRead, textFields, titleOf } from "./walk-fields";

test("the same data has other texts where another model reads it", () => {
  const data = { one: "a", other: ["b", 1, null], more: { one: "c" } };
  const paths = (schema: z.ZodType) => textFields(schema, data).map(({ path }) => path.join("."));
  const other = z.strictObject({ other: f.list(f.text("x"), "x").default([]) });
  expect(paths(z.strictObject({ one: f.text("x") }))).toEqual(["one"]);
  expect(paths(other)).toEqual(["other.0"]);
  expect(paths(z.strictObject({ more: z.strictObject({ one: f.id("x") }).optional() }))).toEqual([
    "more.one",
  ]);
  expect(textFields(other, data)).toBe(textFields(other, data));
});

test("what is no group of values has no texts but itself", () => {
  const group = z.strictObject({ one: f.text("x") });
  expect([undefined, null, "a", 1].map((data) => textFields(group, data).length)).toEqual([
    0, 0, 1, 0,
  ]);
  expect(textFields(f.list(f.text("x"), "x"), ["a", "b"]).map(({ path }) => path)).toEqual([
    [0],
    [1],
  ]);
});

test("a record has a title where it says one in words", () => {
  expect(titleOf({ title: " Oak\n" }, "title")).toBe("Oak");
  expect(titleOf({ title: 1 }, "title")).toBe("");
  expect(titleOf({ title: "Oak" }, undefined)).toBe("");
  expect(titleOf(["Oak"], "0")).toBe("");
});

test("whoever visits a site reads texts, lines and Markdown, and no names of files, pages and records", () => {
  const read = {
    text: f.text("x"),
    line: f.plain("x"),
    markdown: f.markdown("x"),
    own: z.string(),
  };
  const named = { id: f.id("x"), photo: f.photo("x") };
  const shape = z.strictObject({ ...read, ...named });
  const data = Object.fromEntries(Object.keys(shape.shape).map((key) => [key, "a"]));
  const keys = textFields(shape, data)
    .filter(isRead)
    .map(({ path }) => path[0]);
  expect(keys).toEqual(Object.keys(read));
});
