/** @jest-environment node */
import type { CreatePagesArgs } from "gatsby";
import { createPages } from "./create-pages";

interface Page {
  path: string;
  context?: object;
  component: string;
}

const answers: Record<string, unknown> = {
  allService: {
    nodes: [{ path: "/prace-ziemne" }, { path: "/ogrodzenia" }],
  },
  navigation: {
    towns: [
      { name: "Gdańsk", path: "/gdańsk", county: "powiat grodzki", lat: 54.352, lon: 18.647 },
      { name: "Puck", path: "/puck", county: "powiat pucki", lat: 54.721, lon: 18.409 },
    ],
  },
  allLegalPage: { nodes: [{ path: "/regulamin-serwisu" }] },
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

test("every service, town and legal page gets its address and its template", async () => {
  const { args, pages } = fakeApi(() => Promise.resolve({ data: answers }));
  await createPages(args);
  expect(pages.map(({ path, component }) => [path, component.split("/").pop()])).toEqual([
    ["/gdańsk", "town.tsx"],
    ["/puck", "town.tsx"],
    ["/prace-ziemne", "service.tsx"],
    ["/ogrodzenia", "service.tsx"],
    ["/regulamin-serwisu", "legal.tsx"],
  ]);
});

test("a town's page is given the towns on its map, no other page anything", async () => {
  const { args, pages } = fakeApi(() => Promise.resolve({ data: answers }));
  await createPages(args);
  const [town, ...others] = pages.map(({ context }) => context);
  expect(town).toMatchObject({
    name: "Gdańsk",
    mapPoints: [
      { path: "/gdańsk", isCurrent: true },
      { path: "/puck", isCurrent: false },
    ],
  });
  expect(others.slice(1)).toEqual([undefined, undefined, undefined]);
});

test("a query error stops the build and names the model that was loading", async () => {
  const { args, pages, panic } = fakeApi((query) =>
    Promise.resolve(
      query.includes("towns {") ? { errors: [new Error("no such field")] } : { data: answers },
    ),
  );
  await expect(createPages(args)).rejects.toThrow("panic");
  expect(panic.mock.calls[0]?.[0]).toMatchObject({
    context: { sourceMessage: "Town: no such field" },
  });
  expect(pages.map(({ path }) => path)).not.toContain("/regulamin-serwisu");
});

test("every query has a name, or Gatsby writes no types, and an order, or builds differ", async () => {
  const queries: string[] = [];
  const { args } = fakeApi((query) => {
    queries.push(query);
    return Promise.resolve({ data: answers });
  });
  await createPages(args);
  expect(queries).toHaveLength(3);
  for (const query of queries) {
    expect(query).toMatch(/query [A-Z]\w+ \{/);
    expect(query.replace(/ all\w+\(sort: /g, "")).not.toMatch(/ all\w+/);
  }
});
