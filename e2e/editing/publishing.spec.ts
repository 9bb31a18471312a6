import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { test as base } from "@playwright/test";
import { readContent } from "../../packages/content-model/read/read-content";
import { axeFindings } from "../support/axe";
import { copyProject, git, simplifyPhotos } from "../support/project-copy";
import { open, save, visit } from "./editing-page";
import { startEditing } from "./editing-session";
import { expect, type Page } from "./test";

interface Publishing {
  project: string;
  /** The bare repository that everybody pushes to. */
  remote: string;
  /** The folder that releases go to. */
  folder: string;
  address: string;
}

/** Builds take minutes on a busy machine. */
const BUILT = { timeout: 1_200_000 };

/** No server shows the releases of this test. */
const RELEASED = "Gotowe, serwer pokaże tę wersję po ponownym uruchomieniu.";
const TAKEN_BACK = "Cofnięto, serwer pokaże poprzednią wersję po ponownym uruchomieniu.";

/** An editor at work in a repository of her own, with a remote and a folder for releases. */
const test = base.extend<{ publishing: Publishing }>({
  publishing: [
    async ({ browserName: _ }, use) => {
      const root = mkdtempSync(path.join(os.tmpdir(), "publishing-"));
      const folder = path.join(root, "released");
      const remote = path.join(root, "remote.git");
      const project = copyProject();
      await simplifyPhotos(project);
      git(project, "add", "--all");
      git(project, "config", "user.name", "Setup");
      git(project, "config", "user.email", "setup@example.com");
      git(project, "commit", "--quiet", "--message", "Begin");
      git(project, "config", "--unset", "user.name");
      git(project, "clone", "--quiet", "--bare", project, remote);
      git(project, "remote", "add", "origin", remote);
      const { address, stop } = await startEditing(project, {
        GIT_CONFIG_GLOBAL: os.devNull,
        PUBLISH_DIR: folder,
        PUBLISH_REHEARSAL: "1",
      });
      await use({ project, remote, folder, address });
      await stop();
      rmSync(project, { recursive: true });
      rmSync(root, { recursive: true });
    },
    { timeout: BUILT.timeout },
  ],
});

const head = ({ project }: Publishing) => git(project, "rev-parse", "HEAD").trim();
const released = ({ folder }: Publishing) => readlinkSync(path.join(folder, "current"));
const publishedHtml = ({ folder }: Publishing) =>
  readFileSync(path.join(folder, "current/public/index.html"), "utf8");
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

/** Changes an answer in the editing page. */
async function answer(page: Page, { address }: Publishing, question: string, text: string) {
  await visit(page, address, "main/entries/faq");
  await open(page, question);
  await page.getByLabel("Odpowiedź").first().fill(text);
  await save(page);
  await expect(page.getByText("Zmiany zapisane")).toBeVisible();
}

/** Changes a file of the content from another desk, and pushes that. */
function pushElsewhere({ remote }: Publishing, file: string, change: (text: string) => string) {
  const desk = mkdtempSync(path.join(path.dirname(remote), "desk-"));
  git(desk, "clone", "--quiet", remote, ".");
  const place = path.join(desk, "content", file);
  writeFileSync(place, change(readFileSync(place, "utf8")));
  const author = ["-c", "user.name=Jan", "-c", "user.email=jan@example.com"];
  git(desk, ...author, "commit", "--quiet", "--all", "--message", "From another desk");
  git(desk, "push", "--quiet");
}

/** Brings here what was pushed from another desk. */
async function takeNewer(page: Page): Promise<void> {
  await button(page, "Pobierz nowsze zmiany").click();
  await expect(status(page)).toHaveText("Pobrano nowsze zmiany.");
}

/** Checks, builds and publishes what has changed. */
async function publish(page: Page): Promise<void> {
  await button(page, "Sprawdź i przygotuj").click();
  await expect(status(page)).toHaveText(/Wszystko jest w porządku/, BUILT);
  await button(page, "Opublikuj").click();
  await expect(status(page)).toHaveText(RELEASED, BUILT);
}

test("an editor publishes a text beside others who do, sees it before and after, and takes it back", async ({
  page,
  publishing,
}) => {
  test.setTimeout(3 * BUILT.timeout);
  const { project, address } = publishing;
  const files = readContent(path.join(project, "content"));
  const faq = files.find(({ file }) => file === "faq.yaml")?.data as { question: string }[];
  const question = faq[0]?.question ?? "";

  await answer(page, publishing, question, "Brzozy sadzimy jesienią.");
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
  pushElsewhere(publishing, "equipment.yaml", (text) => `# From another desk\n${text}`);
  await button(page, "Sprawdź i przygotuj").click();
  await expect(page.getByRole("alert")).toContainText("W repozytorium są nowsze zmiany");
  await takeNewer(page);
  const begin = head(publishing);
  expect(git(publishing.remote, "rev-parse", "HEAD").trim()).toBe(begin);
  await expect(page.locator("ins")).toContainText("Brzozy sadzimy jesienią.");
  await button(page, "Sprawdź i przygotuj").click();
  await expect(status(page)).toContainText("Zbudowanie strony", BUILT);
  await button(page, "Przerwij").click();
  await expect(status(page)).toHaveText("Przerwano. Nic się nie zmieniło.");
  await button(page, "Sprawdź i przygotuj").click();
  await expect(status(page)).toContainText("Trwa krok");
  // What is going on goes on without the tab, and another tab shows it.
  await page.goto("about:blank");
  await page.goto(`${address}/admin/opublikuj`);
  await expect(status(page)).toHaveText(/Wszystko jest w porządku/, BUILT);
  const widths = ["na telefonie", "na komputerze"];
  for (const width of widths) {
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
  expect(head(publishing)).toBe(begin);
  expect(existsSync(publishing.folder)).toBe(false);
  await expectAccessible(page);

  await button(page, "Opublikuj").click();
  await expect(status(page)).toHaveText(RELEASED, BUILT);
  expect(git(project, "log", "-1", "--format=%an %s")).toMatch(/^Anna Żuraw Publish Pytanie 1/);
  expect(git(project, "show", "--name-only", "--format=").trim()).toBe("content/faq.yaml");
  expect(git(project, "ls-remote", "origin", "HEAD")).toContain(head(publishing));
  expect(publishedHtml(publishing)).toContain("Brzozy sadzimy jesienią.");

  await answer(page, publishing, question, "Brzozy sadzimy wiosną.");
  await page.goto(`${address}/admin/opublikuj`);
  await publish(page);
  expect(publishedHtml(publishing)).toContain("Brzozy sadzimy wiosną.");
  await button(page, "Cofnij tę publikację").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cofnij" }).click();
  await expect(status(page)).toHaveText(TAKEN_BACK, BUILT);
  expect(publishedHtml(publishing)).toContain("Brzozy sadzimy jesienią.");
  expect(readFileSync(path.join(project, "content/faq.yaml"), "utf8")).toContain("jesienią.");
  expect(git(project, "log", "-1", "--format=%s")).toMatch(/^Revert "Publish/);
  await expectAccessible(page);

  // The editor knows a word that no dictionary does.
  await answer(page, publishing, question, "Brzozzy sadzimy wiosną.");
  await page.goto(`${address}/admin/opublikuj`);
  await button(page, "Sprawdź i przygotuj").click();
  await expect(page.getByRole("alert")).toContainText("Czy chodziło o „Brzozy”", BUILT);
  await expectAccessible(page);
  const good = button(page, "To dobre słowo: „Brzozzy”");
  expect((await good.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await good.click();
  await expect(page.getByRole("alert")).toContainText("jest już w słowniku");
  await publish(page);
  expect(publishedHtml(publishing)).toContain("Brzozzy sadzimy wiosną.");
  expect(git(project, "show", "HEAD:content/slownik.txt")).toMatch(/^Brzozzy$/m);

  // A word that is no Polish leaves everything as it is.
  const [commit, release] = [head(publishing), released(publishing)];
  await answer(page, publishing, question, "Bżozy sadzimy wiosną.");
  await page.goto(`${address}/admin/opublikuj`);
  await button(page, "Sprawdź i przygotuj").click();
  await expect(page.getByRole("alert")).toContainText("„Bżozy”", BUILT);
  await expect(button(page, "Opublikuj")).toHaveAttribute("aria-disabled", "true");
  expect([head(publishing), released(publishing)]).toEqual([commit, release]);
  await expectAccessible(page);

  // Somebody else has meanwhile changed the same answer.
  pushElsewhere(publishing, "faq.yaml", (text) => text.replace("Brzozzy", "Klony"));
  await button(page, "Pobierz nowsze zmiany").click();
  await expect(page.getByRole("alert")).toContainText(
    "Zmieniono to i tutaj, i w repozytorium: Pytanie 1",
  );
  expect(head(publishing)).toBe(commit);
  await page.getByRole("button", { name: /^Odrzuć: Pytanie 1/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Odrzuć" }).click();
  await expect(page.getByText("Od ostatniej publikacji nic się nie zmieniło.")).toBeVisible();
  expect(git(project, "status", "--porcelain", "content")).toBe("");
  await takeNewer(page);
  expect(readFileSync(path.join(project, "content/faq.yaml"), "utf8")).toContain("Klony sadzimy");
});
