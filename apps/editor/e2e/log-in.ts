import type { Browser } from "@playwright/test";
import { changeLogins, loginsFile } from "../server/login/logins-file";
import type { PreviewState } from "../shared/contract";
import { type Editing, expect, type Page } from "./test";

/** What an editor types at the login page. */
export interface Credentials {
  name: string;
  password: string;
}

/**
 * Gives somebody a login as the operator does, and starts the editing page anew, behind its login.
 * @returns what to type
 */
export async function startWithLogin(editing: Editing, name: string): Promise<Credentials> {
  const password = changeLogins(loginsFile(editing.project), "add", name);
  await editing.restart({ EDITING_ORIGIN: editing.origin, PRIVATE_ORIGINS: editing.origin });
  return { name, password };
}

/** Takes the login away again, and starts the editing page as all other tests use it. */
export async function endLogin(editing: Editing, { name }: Credentials): Promise<void> {
  changeLogins(loginsFile(editing.project), "remove", name);
  await editing.restart({});
}

/** Waits until the page beside a form can be had, as with one open. */
export async function whenDrawn(page: Page, { origin }: Editing): Promise<void> {
  const ask = async () => {
    const answer = await page.request.post(`${origin}/admin/api/preview`, { data: {} });
    return ((await answer.json()) as { state: PreviewState }).state;
  };
  await expect.poll(ask, { timeout: 240_000 }).toBe("ready");
}

/** Opens a part of the editing page (`#?view=photos`) in a browser of its own, and logs in. */
export async function openLoggedIn(
  browser: Browser,
  { origin }: Editing,
  { name, password }: Credentials,
  { width, part = "" }: { width: number; part?: string },
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: "pl-PL",
  });
  const page = await context.newPage();
  await page.goto(`${origin}/admin${part}`);
  await page.getByLabel("Imię i nazwisko").fill(name);
  await page.getByLabel("Hasło").fill(password);
  await page.getByRole("button", { name: "Zaloguj się" }).click();
  // Whoever leaves before has no cookie yet.
  await page.getByRole("navigation", { name: "Redakcja" }).waitFor();
  return page;
}
