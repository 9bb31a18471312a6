import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { createPages } from "../../gatsby-node";

const data = {
  allService: { nodes: [{ path: "/ogrody/cien", alsoAt: ["/cien", "/zacienie"] }] },
  allTown: { nodes: [{ path: "/puck" }] },
  allLegalPage: { nodes: [{ path: "/regulamin-serwisu" }] },
  fellingRules: { outcomes: [{ id: "zezwolenie" }] },
};

type Hook = NonNullable<GatsbyNode["createPages"]>;

/** The pages made when a query has an answer: the template of each address. */
async function pagesFor(answer: object): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  const createPage = (page: { path: string; component: string }) => {
    pages[page.path] = path.relative("src", page.component);
  };
  const graphql = () => Promise.resolve(answer);
  const args = { actions: { createPage }, graphql } as unknown as Parameters<Hook>[0];
  await createPages?.(args, { plugins: [] }, () => undefined);
  return pages;
}

test("every service, town, legal text and outcome gets its addresses and its template", async () => {
  expect(await pagesFor({ data })).toEqual({
    "/ogrody/cien": "templates/service.tsx",
    "/cien": "templates/service.tsx",
    "/zacienie": "templates/service.tsx",
    "/puck": "templates/town.tsx",
    "/regulamin-serwisu": "templates/legal.tsx",
    "/czy-potrzebne-zezwolenie/zezwolenie": "templates/felling-outcome.tsx",
  });
});

test("only `gatsby develop` has a style guide", async () => {
  const before = process.env;
  const guideIn = async (NODE_ENV: "development" | "production") => {
    process.env = { ...before, NODE_ENV };
    return (await pagesFor({ data }))["/_style-guide"];
  };
  expect(await guideIn("development")).toBe("style-guide/style-guide.tsx");
  expect(await guideIn("production")).toBeUndefined();
  process.env = before;
});

test("a query that fails ends the build with its reason", async () => {
  const errors = [{ message: "There is no type Town" }];
  await expect(pagesFor({ errors })).rejects.toThrow("There is no type Town");
});
