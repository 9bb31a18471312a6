import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readContent } from "../../packages/content-model/read/read-content";
import { axeFindings } from "../support/axe";
import { git } from "../support/project-copy";
import { open, save, visit } from "./editing-page";
import { type Editing, expect, type Page, test } from "./test";

/** Builds take minutes on a busy machine. */
const BUILT = { timeout: 1_200_000 };

/** No server shows the releases of this test. */
const RELEASED = "Gotowe, serwer pokaże tę wersję po ponownym uruchomieniu.";
const TAKEN_BACK = "Cofnięto, serwer pokaże poprzednią wersję po ponownym uruchomieniu.";

const head = ({ project }: Editing) => git(project, "rev-parse", "HEAD").trim();
const publishedHtml = ({ released }: Editing) =>
  readFileSync(path.join(released, "current/public/index.html"), "utf8");
const status = (page: Page) => page.getByRole("status");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function expectAccessible(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindings(page)).toEqual([]);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
  }
}

/** Two builds, of the site before and after; what is taken back is built already. */
test("an editor publishes a text, sees it before and after, and takes it back", async ({
  page,
  editing,
}) => {
  test.setTimeout(2 * BUILT.timeout);
  const { project, remote, address } = editing;
  const files = readContent(path.join(project, "content"));
  const faq = files.find(({ file }) => file === "faq.yaml")?.data as { question: string }[];
  const question = faq[0]?.question ?? "";
  const begin = head(editing);

  await visit(page, address, "main/entries/faq");
  await open(page, question);
  await page.getByLabel("Odpowiedź").first().fill("Brzozy sadzimy jesienią.");
  await save(page);
  await expect(page.getByText("Zmiany zapisane")).toBeVisible();
  await page.getByRole("link", { name: "Opublikuj" }).click();
  await expect(page.getByRole("heading", { name: question.slice(0, 10) })).toBeVisible();
  await expect(page.locator("ins")).toContainText("Brzozy sadzimy jesienią.");
  await expectAccessible(page);
  // What can't be pressed yet looks like it.
  const ground = (name: string) =>
    button(page, name).evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await ground("Opublikuj")).toBe(await ground("Przerwij"));

  await page.getByLabel("Imię i nazwisko").fill("Anna Żuraw");
  await page.getByLabel("Adres e-mail").fill("anna@example.com");
  await button(page, "Sprawdź i przygotuj").click();
  await expect(status(page)).toContainText("Trwa krok");
  // What is going on goes on without the tab, and another tab shows it.
  await page.goto("about:blank");
  await page.goto(`${address}/admin/opublikuj`);
  await expect(status(page)).toHaveText(/Wszystko jest w porządku/, BUILT);
  for (const width of ["na telefonie", "na komputerze"]) {
    const pictures = page.getByRole("img", { name: width });
    expect(await pictures.count()).toBeGreaterThan(1);
    for (const picture of await pictures.all()) {
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight))
        .toBeGreaterThan(0);
    }
  }
  await page.getByRole("link", { name: "Do przycisku „Opublikuj”" }).click();
  await expect(button(page, "Opublikuj")).toBeInViewport();
  expect(head(editing)).toBe(begin);
  expect(existsSync(editing.released)).toBe(false);
  await expectAccessible(page);

  await button(page, "Opublikuj").click();
  await expect(status(page)).toHaveText(RELEASED, BUILT);
  expect(git(project, "log", "-1", "--format=%an %s")).toMatch(/^Anna Żuraw Publish Pytanie 1/);
  expect(git(project, "show", "--name-only", "--format=").trim()).toBe("content/faq.yaml");
  expect(git(remote, "rev-parse", "HEAD").trim()).toBe(head(editing));
  expect(publishedHtml(editing)).toContain("Brzozy sadzimy jesienią.");

  await button(page, "Cofnij tę publikację").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cofnij" }).click();
  await expect(status(page)).toHaveText(TAKEN_BACK, BUILT);
  expect(publishedHtml(editing)).not.toContain("Brzozy sadzimy jesienią.");
  expect(git(project, "log", "-1", "--format=%s")).toMatch(/^Revert "Publish/);
  expect(git(project, "diff", begin, "--", "content")).toBe("");
  await expectAccessible(page);
});
