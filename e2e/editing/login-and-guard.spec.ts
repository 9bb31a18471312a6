import { readFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { readContent } from "@typed-site/content-model";
import type { Overview } from "../../packages/editing/contract";
import { axeFindings } from "../support/axe";
import {
  type CaddyWithLogin,
  EDITING_SECRET,
  startCaddyWithLogin,
} from "../support/deploy/caddy-with-login";
import { expect, test } from "./test";

const EDITOR = "Anna Kowalska";
const secret = { "editing-secret": EDITING_SECRET };

/** Caddy with a login in front of the editing page. */
const withLogin = test.extend<{ login: CaddyWithLogin }>({
  login: async ({ editing }, use) => {
    const login = await startCaddyWithLogin({
      username: EDITOR,
      editingUrl: editing.origin,
      editingServer: new URL(editing.address).host,
    });
    await use(login);
    await login.stop();
  },
});

test("no page of another site is answered, and own pages are", async ({ editing }) => {
  const { address } = editing;
  const { host } = new URL(address);
  const evil = "https://evil.example";
  for (const path of ["/", "/admin/start.js", "/___graphql", "/admin"]) {
    expect(await ask(address, path, { ...secret, origin: evil })).toEqual([403, undefined]);
    expect(await ask(address, path, { ...secret, host: "evil.example" })).toEqual([403, undefined]);
    expect(await ask(address, path, {})).toEqual([403, undefined]);
  }
  const image = "/_gatsby/image/a/b/..%2f..%2fx?u=http://127.0.0.1/x&a=w%3D1%26h%3D1%26fm%3Draw";
  const file = "/_gatsby/file/x/r.html?u=http://127.0.0.1/";
  for (const path of [image, file, "/__refresh", "/__open-stack-frame-in-editor"]) {
    expect(await ask(address, path, { ...secret, host })).toEqual([404, undefined]);
  }
  for (const headers of [{ ...secret, origin: evil }, {}]) {
    const [socket] = await ask(address, "/socket.io/?EIO=4&transport=polling", headers);
    expect(socket).toBe(403);
  }
  for (const path of ["/", "/admin", "/admin/start.js", "/page-data/index/page-data.json"]) {
    const own = { ...secret, origin: address, "sec-fetch-site": "same-origin" };
    expect(await ask(address, path, own)).toEqual([200, undefined]);
  }
});

withLogin(
  "without the password nobody gets anything, and a made-up login counts for nothing",
  async ({ login: _, editing }) => {
    const made = { "remote-user": EDITOR };
    for (const path of [
      "/",
      "/admin",
      "/admin/api/overview",
      "/socket.io/?EIO=4&transport=polling",
    ]) {
      const answer = await fetch(editing.origin + path, { headers: made });
      expect(answer.status).toBe(401);
    }
    const answer = await fetch(`${editing.address}/admin/api/overview`, {
      method: "POST",
      headers: made,
      body: "{}",
    });
    expect(answer.status).toBe(403);
  },
);

withLogin(
  "who logs in at the proxy saves under that name, on a computer and on a phone",
  async ({ login, editing, browser }) => {
    const [town] = readContent(`${editing.project}/content`).filter(({ file }) =>
      file.startsWith("towns/"),
    );
    for (const [width, words] of [
      [1440, "łąki nad strumieniem"],
      [390, "sady za wsią"],
    ] as const) {
      const context = await browser.newContext({
        httpCredentials: login.credentials,
        viewport: { width, height: 900 },
        locale: "pl-PL",
      });
      const page = await context.newPage();
      await page.goto(`${editing.origin}/admin#?view=entry&file=${town?.file}`);
      const field = page.getByLabel("Jaki to teren");
      await field.fill(words);
      await page.getByRole("button", { name: "Zapisz", exact: true }).click();
      const saved = path.join(editing.project, "content", town?.file ?? "");
      await expect.poll(() => readFileSync(saved, "utf8")).toContain(words);
      const asked = await page.request.post(`${editing.origin}/admin/api/overview`, { data: {} });
      const { editor, groups } = (await asked.json()) as Overview;
      expect(editor).toBe(EDITOR);
      const entries = groups.flatMap((group) => group.entries);
      expect(entries.find(({ file }) => file === town?.file)?.changed?.by).toBe(EDITOR);
      expect(await axeFindings(page)).toEqual([]);
      await context.close();
    }
  },
);

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
