import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type FragmentDefinitionNode, print } from "graphql";
import { exampleQueries } from "../../packages/workbench/develop/example-queries";
import { axeFindings } from "../support/axe";
import { expect, test } from "./test";

/** As much of a photo as the endpoint looks at. */
const jpeg = { name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from([0xff, 0xd8, 0xff]) };

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

const folder = "docs/queries";
const examples = exampleQueries(folder);

test("develop prints where the site, GraphiQL, the examples and the style guide are", ({
  editing,
}) => {
  for (const path of ["/", "/_wzornik", "/___graphql", "/___queries"]) {
    expect(editing.session.printed()).toContain(`${editing.address}${path}\n`);
  }
});

test("the document lists every example, as the page does that opens them in GraphiQL", async ({
  editing,
  page,
}) => {
  const listed = readFileSync(`${folder}/README.md`, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("- "));
  expect(listed).toEqual(examples.map(({ title, file }) => `- [${title}](${file})`));
  await page.goto(`${editing.address}/___queries`);
  await expect(page.getByRole("link")).toHaveText(examples.map(({ title }) => title));
});

test("each example query has an answer", async ({ editing, request: client }) => {
  const known = await client.get(`${editing.address}/___graphql/fragments`);
  const fragments = (await known.json()) as FragmentDefinitionNode[];
  for (const { file, source } of examples) {
    await test.step(file, async () => {
      const query = [source, ...spreadIn(source, fragments)].join("\n");
      const asked = await client.post(`${editing.address}/___graphql`, { data: { query } });
      const { data, errors } = (await asked.json()) as Answer;
      expect(errors).toBeUndefined();
      const [answer] = Object.values(data ?? {});
      expect(answer).toBeTruthy();
      // What is looked for may be nowhere in a content without fault.
      if (!source.includes("filter:")) expect(answer?.nodes).not.toEqual([]);
    });
  }
});

test("a form that is sent in the preview says that it is one; nothing of it is kept or printed", async ({
  editing,
  request: client,
  page,
}) => {
  const form = { form: "quote", phone: "600 700 800", message: "Świerk przy domu", consent: "on" };
  const sent = await client.post(`${editing.address}/api/zapytanie`, {
    multipart: { ...form, photoWhole: jpeg },
    headers: { accept: "application/json", origin: editing.address },
  });
  expect(sent.status()).toBe(503);
  await page.goto(`${editing.address}/kontakt`);
  const enquiry = page.locator("form[data-enquiry]").first();
  await enquiry.locator('[name="email"]').fill("jan@przyklad.pl");
  await enquiry.locator('[name="consent"]').check();
  await enquiry.locator('[name="message"]').fill("Świerk przy domu");
  await enquiry.locator('button[type="submit"]').click();
  // At the form, or on a page of its own where the click came before the scripts.
  await expect(page.getByText("To jest podgląd")).toBeVisible();
  expect(editing.session.printed()).not.toContain("Świerk przy domu");
  expect(existsSync(path.join(editing.project, ".develop/enquiries"))).toBe(false);
});

test("an example opens in GraphiQL, ready to be asked", async ({ editing, page }) => {
  await page.goto(`${editing.address}/___queries`);
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
  editing,
}, testInfo) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${editing.address}/_wzornik`);
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
