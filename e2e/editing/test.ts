import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test as base } from "@playwright/test";
import { freePort } from "@typed-site/test-support/free-port";
import { content } from "../../src/content";
import { EDITING_SECRET } from "../support/deploy/caddy-with-login";
import { copyProject, git, simplifyPhotos } from "../support/project-copy";
import { type EditingSession, startEditing } from "./editing-session";

export { expect, type Page } from "@playwright/test";

/** A running editing page, in the folders that `deploy/README.md` sets up. */
export interface Editing {
  /** The folder around all of them, in which the push hook keeps what became of a push. */
  root: string;
  /** The folder of a copy of the project, whose content is committed. */
  project: string;
  /** The bare repository that it publishes to, without its hook. */
  repository: string;
  /** The file with the settings of the push hook; not written yet. */
  settings: string;
  /** Where visitors would find the published site; nothing listens there yet. */
  siteUrl: string;
  /** Where its site is; the editing page is at `/admin`. */
  address: string;
  /** The origin that it answers besides, for a proxy with a login; nothing listens there yet. */
  origin: string;
  /** The command that serves it. */
  session: EditingSession;
}

/**
 * An editor at work in a copy of the project, whose content is as it was before each test. All files share
 * one copy and one `gatsby develop`. No test may leave broken content behind.
 */
export const test = base.extend<{ editing: Editing }, { started: Editing }>({
  // The proxy with a login sends it, which stands before the page only in some tests.
  extraHTTPHeaders: { "editing-secret": EDITING_SECRET },
  started: [
    async ({ browserName: _ }, use) => {
      const root = mkdtempSync(path.join(os.tmpdir(), "editing-"));
      const repository = path.join(root, "repository.git");
      const project = path.join(root, "redakcja");
      const settings = path.join(root, "settings.env");
      const origin = `http://127.0.0.1:${await freePort()}`;
      const siteUrl = `http://127.0.0.1:${await freePort()}`;
      await commitCopy(project, repository);
      const session = await startEditing(project, {
        GIT_CONFIG_GLOBAL: os.devNull,
        PUBLICATION_STATE_DIR: root,
        PUBLISH_REHEARSAL: "1",
        EDITING_ORIGIN: origin,
        SITE_URL: siteUrl,
        SETTINGS: settings,
      });
      const { address } = session;
      await use({ root, project, repository, settings, siteUrl, address, origin, session });
      await session.stop();
      rmSync(root, { recursive: true });
    },
    { scope: "worker", timeout: 600_000 },
  ],
  editing: async ({ started }, use, testInfo) => {
    const { session } = started;
    await use(started);
    const { status, expectedStatus } = testInfo;
    if (status !== expectedStatus || !session.isRunning()) console.error(session.printed());
    expect(session.isRunning(), "npm run redakcja goes on").toBe(true);
    expect(await content.checkFolder(path.join(started.project, "content"))).toEqual([]);
    git(started.project, "status");
    git(started.project, "restore", "content");
    git(started.project, "clean", "-d", "--force", "--quiet", "content");
  },
});

/** Copies the project with small photos, and commits it to a new bare repository as well. */
async function commitCopy(project: string, repository: string): Promise<void> {
  copyProject(project);
  await simplifyPhotos(project);
  git(project, "add", "--all");
  const author = ["-c", "user.name=Setup", "-c", "user.email=setup@example.com"];
  git(project, ...author, "commit", "--quiet", "--message", "Begin");
  git(project, "clone", "--quiet", "--bare", project, repository);
  git(project, "remote", "add", "origin", repository);
  git(project, "push", "--quiet", "--set-upstream", "origin", "HEAD");
}
