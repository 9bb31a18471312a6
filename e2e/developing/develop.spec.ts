import { readFileSync, rmSync } from "node:fs";
import { expect, test as base } from "@playwright/test";
import { type FragmentDefinitionNode, print } from "graphql";
import { exampleQueries } from "../../packages/gatsby-plugin-typed-content/develop/example-queries";
import { axeFindings } from "../support/axe";
import { copyProject, simplifyPhotos } from "../support/project-copy";
import { type Session, startDeveloping } from "../support/session";

interface Answer {
  data?: Record<string, { nodes?: unknown[] } | null>;
  errors?: unknown;
}

/** The fragments of pages that a query uses, and those that these use: GraphiQL adds them. */
function spreadIn(text: string, fragments: readonly FragmentDefinitionNode[]): string[] {
  const used = new Map<string, string>();
  const add = (within: string) => {
    for (const [, name = ""] of within.matchAll(/\.\.\.(\w+)/g)) {
      const fragment = fragments.find((one) => one.name.value === name);
      if (!fragment || used.has(name)) continue;
      used.set(name, print(fragment));
      add(print(fragment));
    }
  };
  add(text);
  return [...used.values()];
}

/** `npm run develop` in a copy of the project with small photos, which all these tests share. */
const test = base.extend<object, { develop: Session }>({
  develop: [
    async ({ browserName: _ }, use) => {
      const project = copyProject();
      await simplifyPhotos(project);
      const session = await startDeveloping(project);
      await use(session);
      await session.stop();
      rmSync(project, { recursive: true });
    },
    { scope: "worker", timeout: 600_000 },
  ],
});

const folder = "docs/queries";
const examples = exampleQueries(folder);

test("develop prints where the site, GraphiQL, the examples and the style guide are", ({
  develop,
}) => {
  for (const path of ["/", "/_style-guide", "/___graphql", "/___queries"]) {
    expect(develop.printed()).toContain(`${develop.address}${path}\n`);
  }
});

test("the document lists every example, as the page does that opens them in GraphiQL", async ({
  develop,
  page,
}) => {
  const listed = readFileSync(`${folder}/README.md`, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("- "));
  expect(listed).toEqual(examples.map(({ title, file }) => `- [${title}](${file})`));
  await page.goto(`${develop.address}/___queries`);
  await expect(page.getByRole("link")).toHaveText(examples.map(({ title }) => title));
});

test("each example query has an answer", async ({ develop, request: client }) => {
  const known = await client.get(`${develop.address}/___graphql/fragments`);
  const fragments = (await known.json()) as FragmentDefinitionNode[];
  for (const { file, source } of examples) {
    await test.step(file, async () => {
      const query = [source, ...spreadIn(source, fragments)].join("\n");
      const asked = await client.post(`${develop.address}/___graphql`, { data: { query } });
      const { data, errors } = (await asked.json()) as Answer;
      expect(errors).toBeUndefined();
      const [answer] = Object.values(data ?? {});
      expect(answer).toBeTruthy();
      // What is looked for may be nowhere in a content without fault.
      if (!source.includes("filter:")) expect(answer?.nodes).not.toEqual([]);
    });
  }
});

test("an example opens in GraphiQL, ready to be asked", async ({ develop, page }) => {
  await page.goto(`${develop.address}/___queries`);
  await page.getByRole("link").first().click();
  const query = page.getByRole("region", { name: "Query Editor" });
  await expect(query).toContainText("query Services");
  // Asked before it has loaded the schema, GraphiQL says that it knows no query.
  await expect(async () => {
    await page.getByRole("button", { name: /execute query/i }).click();
    const result = page.getByRole("region", { name: "Result Window" });
    await expect(result).toContainText('"allService"', { timeout: 5000 });
  }).toPass();
});

test("every component in every state passes axe at every width, and the longest words widen none", async ({
  page,
  develop,
}, testInfo) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${develop.address}/_style-guide`);
  await expect(page.getByRole("form", { name: "Z błędami" }).getByRole("alert")).toBeVisible();
  for (const width of [390, 820, 1440]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const body = await page.screenshot({ fullPage: true });
      await testInfo.attach(`style guide at ${width} px`, { body, contentType: "image/png" });
      expect(await axeFindings(page, "main")).toEqual([]);
    });
  }
  await page.setViewportSize({ width: 320, height: 900 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
