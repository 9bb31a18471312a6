import { z } from "zod";
import { definitionOf } from "../definition";
import { text } from "../fields";
import { english } from "../languages/english";
import { defineModel } from "../model";
import { rootFields } from "./root-fields";

const resolve = jest.fn((path: string) => path);
const of = (typeName: string, file: string, isList = false) =>
  defineModel({
    typeName,
    label: typeName,
    description: typeName,
    files: [file],
    isList,
    shape: z.strictObject({ title: text("Title") }),
    graphql: {
      shownAt: { name: `at${typeName}`, type: typeName, description: "What is there.", resolve },
    },
  });

test("a single record is asked by its type's name, what a page shows by the page's address", () => {
  const models = [
    of("HomePage", "home.yaml"),
    of("Tree", "trees/*.yaml"),
    of("Note", "notes.yaml", true),
  ];
  const fields = rootFields(definitionOf({ language: english, models }));
  expect(Object.keys(fields)).toEqual(["homePage", "atHomePage", "atTree", "atNote"]);
  expect(fields.homePage?.type).toBe("HomePage!");
  expect(fields.atTree).toMatchObject({ type: "Tree", args: { path: { type: "String!" } } });
  expect(fields.atTree?.resolve?.({}, { path: "/oak" }, { nodeModel: {} as never })).toBe("/oak");
});
