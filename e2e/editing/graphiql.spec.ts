import path from "node:path";
import { readContent } from "../../packages/content-model/read/read-content";
import { exampleQueries, graphiqlAddress } from "../support/example-queries";
import { expect, test } from "./test";

interface Answer {
  data: Record<string, { nodes: unknown[] }>;
  errors?: unknown;
}

test("develop names the list of examples and answers each of them", async ({
  editing,
  request,
}) => {
  expect(editing.session.printed()).toContain("docs/queries/README.md");
  // What a test before this one has changed may still be on its way back.
  await expect(async () => {
    const answers = new Map<string, Answer>();
    for (const { file, source } of exampleQueries()) {
      const asked = await request.post(`${editing.address}/___graphql`, {
        data: { query: source },
      });
      const answer = (await asked.json()) as Answer;
      expect(answer, file).toEqual(expect.objectContaining({ data: expect.anything() }));
      expect(answer.errors, file).toBeUndefined();
      answers.set(file, answer);
    }
    const nodes = (file: string, field: string) => answers.get(file)?.data[field]?.nodes;
    const inFolder = (folder: string) =>
      readContent(path.join(editing.project, "content"))
        .filter(({ file }) => file.startsWith(`${folder}/`))
        .map(({ data }) => data as Record<string, unknown>);
    const bare = inFolder("services").filter(({ gallery }) => gallery === undefined);
    expect(nodes("05-services-without-gallery.graphql", "allService")).toHaveLength(bare.length);
    const towns = inFolder("towns");
    const named = new Set(towns.flatMap(({ nearby }) => nearby as string[]));
    const lonely = towns.filter(({ name }) => !named.has(String(name)));
    expect(nodes("07-lonely-towns.graphql", "allTown")).toHaveLength(lonely.length);
  }).toPass();
});

test("a linked example opens in GraphiQL, ready to be asked", async ({ editing, page }) => {
  const example = exampleQueries().find(({ source }) => source.includes("allPhoto"));
  await page.goto(graphiqlAddress(example?.source ?? "", editing.address));
  const query = page.getByRole("region", { name: "Query Editor" });
  await expect(query).toContainText(example?.comment.slice(0, 20) ?? "");
  // Asked at once, GraphiQL says that it knows no query yet.
  await expect(async () => {
    await page.getByRole("button", { name: /execute query/i }).click();
    const result = page.getByRole("region", { name: "Result Window" });
    await expect(result).toContainText('"allPhoto"', { timeout: 5000 });
  }).toPass();
});
