import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Kind, parse } from "graphql";
import { exampleQueries } from "./example-queries";

test("examples come in the order of their numbers, with their name and comment", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "queries-"));
  writeFileSync(
    path.join(folder, "2-towns.graphql"),
    "# All towns,\r\n# near and far\r\n{ a }\r\n",
  );
  writeFileSync(path.join(folder, "1-menu.graphql"), "{ b }\n");
  writeFileSync(path.join(folder, "README.md"), "");
  expect(exampleQueries(folder)).toEqual([
    { name: "menu", comment: "", source: "{ b }\n" },
    {
      name: "towns",
      comment: "All towns, near and far",
      source: expect.stringContaining("{ a }") as string,
    },
  ]);
});

test("every example says what it answers and has one query, whose name GraphiQL shows", () => {
  const examples = exampleQueries();
  const names = examples.map(({ comment, source }) => {
    expect(comment).toMatch(/\S/);
    const [query, ...others] = parse(source).definitions;
    expect(others).toEqual([]);
    return query?.kind === Kind.OPERATION_DEFINITION ? query.name?.value : undefined;
  });
  expect(names).not.toContain(undefined);
  for (const list of [names, examples.map(({ name }) => name)]) {
    expect(new Set(list).size).toBe(examples.length);
  }
});
