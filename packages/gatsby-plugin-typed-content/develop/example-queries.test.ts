import { folderWith } from "@typed-site/test-support/site";
import type { Handler } from "./develop-app";
import { exampleQueries, EXAMPLES_ADDRESS, serveExampleQueries } from "./example-queries";

const folder = folderWith({
  "10-trees.graphql": "{ trees }\n",
  "02-towns.graphql": "# Which towns\n# have <a page> &\n#   how many?\n{ towns }\n# end\n",
  "README.md": "# Examples\n",
});

test("example queries stand in the order of their files, each with what its first comment asks", () => {
  expect(exampleQueries(folder).map(({ file, title }) => [file, title])).toEqual([
    ["02-towns.graphql", "Which towns have <a page> & how many?"],
    ["10-trees.graphql", ""],
  ]);
});

test("a developer's page opens each of them in GraphiQL, as it is written", () => {
  const handlers = new Map<string, Handler>();
  serveExampleQueries({ get: (address, handler) => handlers.set(address, handler) }, folder);
  const response = { setHeader: jest.fn(), end: jest.fn<unknown, [string]>() };
  void handlers.get(EXAMPLES_ADDRESS)?.({} as never, response as never, () => undefined);
  expect(response.setHeader).toHaveBeenCalledWith("Content-Type", "text/html; charset=utf-8");
  const [[page] = [""]] = response.end.mock.calls;
  expect(page).toContain(">Which towns have &lt;a page&gt; &amp; how many?</a>");
  const [, address = ""] = /href="([^"]*)"/.exec(page) ?? [];
  const { pathname, searchParams } = new URL(address, "http://localhost:8000");
  expect(pathname).toBe("/___graphql");
  expect(searchParams.get("query")).toBe(exampleQueries(folder)[0]?.source);
});
