import { existsSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { expect, test } from "./test";

/** As much of a photo as the endpoint looks at. */
const jpeg = { name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from([0xff, 0xd8, 0xff]) };

test("no page of another site is answered, no tool of Gatsby to anybody, and own pages are", async ({
  editing,
  page,
}) => {
  const { address } = editing;
  await page.goto(`${address}/admin#?view=entry&file=company.yaml`);
  // The first form since the editor was started.
  await expect(page.locator("iframe")).toBeVisible({ timeout: 300_000 });
  const evil = "https://evil.example";
  for (const path of ["/", "/admin/start.js", "/___graphql", "/admin"]) {
    expect(await ask(address, path, { origin: evil })).toEqual([403, undefined]);
    expect(await ask(address, path, { host: "evil.example" })).toEqual([403, undefined]);
  }
  const image = "/_gatsby/image/a/b/..%2f..%2fx?u=http://127.0.0.1/x&a=w%3D1%26h%3D1%26fm%3Draw";
  const file = "/_gatsby/file/x/r.html?u=http://127.0.0.1/";
  const tools = ["/___graphql", "/__refresh", "/__open-stack-frame-in-editor", "/_style-guide"];
  for (const path of [image, file, ...tools]) {
    expect(await ask(address, path)).toEqual([404, undefined]);
  }
  const socket = "/socket.io/?EIO=4&transport=polling";
  expect((await ask(address, socket, { origin: evil }))[0]).toBe(403);
  for (const path of [
    "/",
    "/admin",
    "/admin/start.js",
    "/page-data/index/page-data.json",
    socket,
  ]) {
    const own = { origin: address, "sec-fetch-site": "same-origin" };
    expect(await ask(address, path, own)).toEqual([200, undefined]);
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

/** The status of an answer, and what it allows other origins. */
function ask(address: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
    request(new URL(path, address), { headers }, (answer) => {
      answer.destroy();
      resolve([answer.statusCode, answer.headers["access-control-allow-origin"]]);
    })
      .on("error", reject)
      .end();
  });
}
