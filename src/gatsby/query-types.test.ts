import { digestOfTypes } from "./query-types";

const town = { name: "Town", fields: { path: { type: "String!", resolve: () => "/gdańsk" } } };
const component = "export const Town = () => <p />;\ngraphql`fragment Town on Town { path }`;";
const before = digestOfTypes([town], [component]);

test("another field of a type, or of a query, makes other types", () => {
  const heading = { type: "String!" };
  expect(digestOfTypes([{ ...town, fields: { ...town.fields, heading } }], [component])).not.toBe(
    before,
  );
  expect(digestOfTypes([town], [component.replace("{ path", "{ path heading")])).not.toBe(before);
  const hook = "graphql<Queries.NewQuery>(`query New { town { path } }`)";
  expect(digestOfTypes([town], [component, hook])).not.toBe(before);
});

test("another resolver, or another component around a query, makes the same types", () => {
  const resolved = { ...town, fields: { path: { type: "String!", resolve: () => "/sopot" } } };
  expect(digestOfTypes([resolved], [component.replace("<p />", "<b />")])).toBe(before);
  expect(digestOfTypes([town], [component, "// no query"])).toBe(before);
});
