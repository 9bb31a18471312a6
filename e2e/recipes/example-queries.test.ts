import { Kind, parse } from "graphql";
import { exampleList, exampleQueries, graphiqlAddress } from "../support/example-queries";

test("the list links each example query, in their order, with the query as its file has it", () => {
  const links = exampleQueries().map(
    ({ file, comment, source }) =>
      `- [${comment}](${graphiqlAddress(source)}) ([${file}](${file}))`,
  );
  const lines = exampleList().split(/\r?\n/);
  expect(lines.filter((line) => line.startsWith("- "))).toEqual(links);
});

test("every example says what it answers and has one query, whose name GraphiQL shows", () => {
  const names = exampleQueries().map(({ comment, source }) => {
    expect(comment).toMatch(/\S/);
    const [query, ...others] = parse(source).definitions;
    expect(others).toEqual([]);
    return query?.kind === Kind.OPERATION_DEFINITION ? query.name?.value : undefined;
  });
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(names.length);
});
