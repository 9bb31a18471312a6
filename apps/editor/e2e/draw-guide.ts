import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { failWith } from "@typed-site/utils/node";
import { testBrowser } from "../../../e2e/support/chromium";
import { copyProject, git } from "../../../e2e/support/project-copy";
import { startEditing } from "./session";

/**
 * `npm run draw:guide -w apps/editor`: makes the pictures of `content/README.md` anew, of the editor as it is, at work in
 * a copy of the project. Takes some minutes, for the page beside the form.
 */
async function run(): Promise<void> {
  const root = mkdtempSync(path.join(os.tmpdir(), "guide-"));
  const project = copyWithRepository(root);
  const session = await startEditing(project, { PUBLICATION_STATE_DIR: root });
  const browser = await chromium.launch(testBrowser());
  try {
    const viewport = { width: 1200, height: 750 };
    const page = await browser.newPage({ viewport, locale: "pl-PL" });
    for (const [name, view, prepare] of pictures(project)) {
      await page.goto(`${session.address}/admin#?${view}`);
      await prepare(page);
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      await sharp(await page.screenshot())
        .jpeg({ quality: 82, mozjpeg: true })
        .toFile(`content/obrazki-instrukcji/${name}.jpg`);
    }
  } finally {
    await browser.close();
    await session.stop();
    rmSync(root, { recursive: true });
  }
}

type Picture = [name: string, view: string, prepare: (page: Page) => Promise<unknown>];

const pictures = (project: string): Picture[] => [
  ["start", "view=start", (page) => page.getByRole("heading", { name: "Firma" }).waitFor()],
  [
    "formularz",
    "view=entry&file=towns/puck.yaml",
    (page) =>
      page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor({ timeout: 600_000 }),
  ],
  [
    "zdjecia",
    "view=photos",
    (page) => page.locator(".photo-card img").first().waitFor({ timeout: 300_000 }),
  ],
  [
    "opublikuj",
    "view=publish",
    (page) => {
      correct(project, "company.yaml", /closes: "?16:00"?/, 'closes: "15:00"');
      correct(project, "faq.yaml", /zwykle kilka dni pracy/, "zwykle trzy dni pracy");
      return page.getByRole("heading", { name: "Pytania i odpowiedzi" }).waitFor();
    },
  ],
];

/** Changes a text of the copy's content. @throws Error where it has none such */
function correct(project: string, file: string, before: RegExp, after: string): void {
  const place = path.join(project, "content", file);
  const text = readFileSync(place, "utf8");
  if (!before.test(text)) throw new Error(`${file} has no ${String(before)}`);
  writeFileSync(place, text.replace(before, after));
}

/** A copy of the project, published to a repository of its own. */
function copyWithRepository(root: string): string {
  const project = copyProject(path.join(root, "redakcja"));
  git(project, "config", "user.name", "Anna Nowak");
  git(project, "config", "user.email", "anna@example.com");
  git(project, "commit", "--quiet", "--message", "Begin");
  git(project, "clone", "--quiet", "--bare", project, "../repository.git");
  git(project, "remote", "add", "origin", "../repository.git");
  git(project, "push", "--quiet", "--set-upstream", "origin", "HEAD");
  return project;
}

run().catch(failWith);
