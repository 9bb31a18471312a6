import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium, expect, test } from "@playwright/test";
import { freePort } from "@typed-site/utils/node";
import { testBrowser } from "../../../e2e/support/chromium";
import { createEditingServer } from "../server/create-editing-server";
import { addLogin } from "../server/login/add-login";
import { changeLogins } from "../server/login/logins-file";
import { tinyContent, tinyFiles } from "../server/tiny-content.fixture";

const TYPED = "Bór, którego nikt nie widział";

/** The editing page of a small site, which nothing draws, behind a login. */
async function startSmallPage() {
  const project = mkdtempSync(path.join(os.tmpdir(), "editing-"));
  for (const [name, text] of Object.entries(tinyFiles)) {
    const file = path.join(project, "content", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(path.join(project, "package.json"), '{ "browserslist": ["chrome >= 120"] }');
  const file = path.join(project, "logins.json");
  const password = changeLogins(file, "add", "Anna");
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const app = await createEditingServer(
    {
      content: tinyContent,
      releaseProblems: () => [],
      learnWord: () => undefined,
      commands: { spelling: ["none"], preview: () => ["none"] },
      styles: [],
      formAddress: "/api/form",
    },
    { project, origin, login: (server) => addLogin(server, { file, origin }) },
  );
  await app.listen({ host: "127.0.0.1", port });
  const stop = async () => {
    await app.close();
    rmSync(project, { recursive: true });
  };
  return { origin, password, stop };
}

test("after logging out, Back shows the login, and nothing of what was typed", async () => {
  const { origin, password, stop } = await startSmallPage();
  // Playwright turns off what browsers keep of a page that was left, whole and as it was.
  const ignoreDefaultArgs = ["--disable-back-forward-cache"];
  const browser = await chromium.launch({ ...testBrowser(), ignoreDefaultArgs });
  try {
    const page = await browser.newPage();
    page.on("dialog", (dialog) => void dialog.accept());
    await page.goto(`${origin}/admin#?view=entry&file=company.yaml`);
    await page.getByLabel("Imię i nazwisko").fill("Anna");
    await page.getByLabel("Hasło").fill(password);
    await page.getByRole("button", { name: "Zaloguj się" }).click();
    await page.getByRole("textbox").first().fill(TYPED);
    await page.getByRole("button", { name: "Wyloguj" }).click();
    await page.getByRole("button", { name: "Wyloguj i usuń szkice" }).click();
    await expect(page.getByRole("status")).toContainText("Wylogowano");
    await page.goBack();
    await expect(page.getByLabel("Hasło")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Imię i nazwisko" })).toHaveValue("");
    expect(await page.content()).not.toContain(TYPED);
  } finally {
    await browser.close();
    await stop();
  }
});
