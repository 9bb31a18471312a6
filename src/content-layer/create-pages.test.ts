/** @jest-environment node */
import type { CreatePagesArgs } from "gatsby";
import { createPages } from "./create-pages";

interface Page {
  path: string;
  component: string;
  context: Record<string, unknown>;
}

const answers: Record<string, unknown> = {
  allService: {
    nodes: [
      { id: "s1", path: "/prace-ziemne" },
      { id: "s2", path: "/ogrodzenia" },
    ],
  },
  allTown: { nodes: [{ id: "t1", path: "/gdańsk" }] },
  allLegalPage: { nodes: [{ id: "l1", path: "/regulamin-serwisu" }] },
};

function fakeApi(graphql: (query: string) => Promise<{ data?: unknown; errors?: unknown }>) {
  const pages: Page[] = [];
  const panic = jest.fn((_error: object) => {
    throw new Error("panic");
  });
  const args = {
    actions: { createPage: (page: Page) => pages.push(page) },
    graphql,
    reporter: { panic },
  } as unknown as CreatePagesArgs;
  return { args, pages, panic };
}

test("every service, town and legal page gets its address, its template and only its id", async () => {
  const { args, pages } = fakeApi(() => Promise.resolve({ data: answers }));
  await createPages(args);
  expect(
    pages.map(({ path, component, context }) => [path, component.split("/").pop(), context]),
  ).toEqual([
    ["/prace-ziemne", "service.tsx", { id: "s1" }],
    ["/ogrodzenia", "service.tsx", { id: "s2" }],
    ["/gdańsk", "town.tsx", { id: "t1" }],
    ["/regulamin-serwisu", "legal.tsx", { id: "l1" }],
  ]);
});

test("a query error stops the build and names the model that was loading", async () => {
  const { args, pages, panic } = fakeApi((query) =>
    Promise.resolve(
      query.includes("allTown") ? { errors: [new Error("no such field")] } : { data: answers },
    ),
  );
  await expect(createPages(args)).rejects.toThrow("panic");
  expect(panic.mock.calls[0]?.[0]).toMatchObject({
    context: { sourceMessage: "Town: no such field" },
  });
  expect(pages.map(({ path }) => path)).not.toContain("/regulamin-serwisu");
});

test("every query has a name, or Gatsby writes no types", async () => {
  const queries: string[] = [];
  const { args } = fakeApi((query) => {
    queries.push(query);
    return Promise.resolve({ data: answers });
  });
  await createPages(args);
  expect(queries).toHaveLength(3);
  for (const query of queries) expect(query).toMatch(/query [A-Z]\w+ \{/);
});
