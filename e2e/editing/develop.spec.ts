import { request } from "node:http";
import { axeFindings } from "../support/axe";
import { exampleLinks, exampleQueries, graphiqlAddress } from "./example-queries";
import { expect, test } from "./test";

interface Answer {
  data?: Record<string, { nodes?: unknown[] } | null>;
  errors?: unknown;
}

test("develop names the list of example queries, which links all of them as they are", ({
  editing,
}) => {
  expect(editing.session.printed()).toContain("docs/queries/README.md");
  expect(exampleLinks()).toEqual(exampleQueries().map(({ link }) => link));
});

test("each example query has an answer", async ({ editing, request: client }) => {
  for (const { file, source } of exampleQueries()) {
    await test.step(file, async () => {
      const asked = await client.post(`${editing.address}/___graphql`, { data: { query: source } });
      const { data, errors } = (await asked.json()) as Answer;
      expect(errors).toBeUndefined();
      const [answer] = Object.values(data ?? {});
      expect(answer).toBeTruthy();
      // What is looked for may be nowhere in a content without fault.
      if (!source.includes("filter:")) expect(answer?.nodes).not.toEqual([]);
    });
  }
});

test("a linked example opens in GraphiQL, ready to be asked", async ({ editing, page }) => {
  const [example] = exampleQueries();
  await page.goto(graphiqlAddress(example?.source ?? "", editing.address));
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

test("no page of another site is answered, and own pages are", async ({ editing }) => {
  const { address } = editing;
  const { host } = new URL(address);
  const evil = "https://evil.example";
  for (const path of ["/", "/admin/config.json", "/___graphql", "/admin/opublikuj"]) {
    expect(await ask(address, path, { origin: evil })).toEqual([403, undefined]);
    expect(await ask(address, path, { host: "evil.example" })).toEqual([403, undefined]);
  }
  const image = "/_gatsby/image/a/b/..%2f..%2fx?u=http://127.0.0.1/x&a=w%3D1%26h%3D1%26fm%3Draw";
  const file = "/_gatsby/file/x/r.html?u=http://127.0.0.1/";
  for (const path of [image, file, "/__refresh", "/__open-stack-frame-in-editor"]) {
    expect(await ask(address, path, { host })).toEqual([404, undefined]);
  }
  const [socket] = await ask(address, "/socket.io/?EIO=4&transport=polling", { origin: evil });
  expect(socket).toBe(403);
  for (const path of ["/", "/admin", "/admin/config.json", "/page-data/index/page-data.json"]) {
    const own = { origin: address, "sec-fetch-site": "same-origin" };
    expect(await ask(address, path, own)).toEqual([200, undefined]);
  }
});

/** The status of an answer, and what it allows other origins. */
function ask(address: string, path: string, headers: Record<string, string>) {
  return new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
    request(new URL(path, address), { headers }, (answer) => {
      answer.destroy();
      resolve([answer.statusCode, answer.headers["access-control-allow-origin"]]);
    })
      .on("error", reject)
      .end();
  });
}
