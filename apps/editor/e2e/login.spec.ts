import { readFileSync } from "node:fs";
import path from "node:path";
import { readContent } from "gatsby-plugin-typed-content";
import { axeFindings } from "../../../e2e/support/axe";
import { changeLogins, loginsFile } from "../server/login/logins-file";
import type { Overview } from "../shared/contract";
import { startCaddyWithLogin } from "./deploy/caddy-with-login";
import { type Credentials, endLogin, openLoggedIn, startWithLogin } from "./log-in";
import { EDITOR, expect, test } from "./test";

/** The editing page behind its login, and Caddy in front of it. */
const withLogin = test.extend<{ login: Credentials }>({
  login: async ({ editing }, use) => {
    const login = await startWithLogin(editing, EDITOR);
    const caddy = await startCaddyWithLogin({
      editingUrl: editing.origin,
      editingServer: new URL(editing.address).host,
    });
    await use(login);
    await caddy.stop();
    await endLogin(editing, login);
  },
});

withLogin(
  "without a login nobody gets anything, neither through Caddy nor from the machine itself",
  async ({ login: _, editing }) => {
    const made = { "remote-user": EDITOR };
    for (const address of [editing.origin, editing.address]) {
      for (const path of [
        "/",
        "/admin",
        "/admin/start.js",
        "/socket.io/?EIO=4&transport=polling",
      ]) {
        const answer = await fetch(address + path, { headers: made });
        expect(answer.status).toBe(401);
      }
      const answer = await fetch(`${address}/admin/api/overview`, {
        method: "POST",
        headers: { ...made, "content-type": "application/json" },
        body: "{}",
      });
      expect(answer.status).toBe(401);
    }
  },
);

withLogin(
  "who logs in gets to the part that was asked for, saves under that name, and logs out",
  async ({ login, editing, browser }) => {
    const [town] = readContent(`${editing.project}/content`).filter(({ file }) =>
      file.startsWith("towns/"),
    );
    for (const [width, words] of [
      [1440, "łąki nad strumieniem"],
      [390, "sady za wsią"],
    ] as const) {
      const part = `#?view=entry&file=${town?.file}`;
      const page = await openLoggedIn(browser, editing, login, { width, part });
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
      // Of what is not saved she is asked once, by the page and not by the browser.
      const dialogs: string[] = [];
      page.on("dialog", (dialog) => {
        dialogs.push(dialog.type());
        void dialog.accept();
      });
      await field.press("End");
      await page.keyboard.type(" i wodą");
      await page.getByRole("button", { name: "Wyloguj" }).click();
      await page.getByRole("button", { name: "Wyloguj i usuń szkice" }).click();
      expect(dialogs).toEqual([]);
      await expect(page.getByRole("status")).toContainText("Wylogowano");
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await page.goto(`${editing.origin}/admin`);
      await expect(page.getByLabel("Hasło")).toBeVisible();
      await page.context().close();
    }
  },
);

withLogin("a leaver's open tab ends, and says so", async ({ login, editing, browser }) => {
  const page = await openLoggedIn(browser, editing, login, { width: 1440 });
  await expect(page.getByRole("button", { name: "Wyloguj" })).toBeVisible();
  changeLogins(loginsFile(editing.project), "remove", login.name);
  try {
    await page.getByRole("link", { name: "Zdjęcia" }).click();
    await expect(page.getByText("Twoje logowanie wygasło.")).toBeVisible();
  } finally {
    changeLogins(loginsFile(editing.project), "add", login.name);
  }
  await page.context().close();
});
