import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test as base } from "@playwright/test";
import { freePort } from "@typed-site/utils/node";
import { copyProject, git, simplifyPhotos } from "../../../e2e/support/project-copy";
import type { Session } from "../../../e2e/support/session";
import { content } from "../../../src/content";
import type { PreviewState } from "../shared/contract";
import { startEditing } from "./session";

export { expect, type Page } from "@playwright/test";

/** Whom git knows in the copy of the project. */
export const EDITOR = "Anna Kowalska";

/** A running editing page, in the folders that the deploy documents set up. */
export interface Editing {
  /** The folder around all of them, in which the push hook keeps what became of a push. */
  root: string;
  /** The folder of a copy of the project, whose content is committed. */
  project: string;
  /** The bare repository that it publishes to, without its hook. */
  repository: string;
  /** Where visitors would find the published site; nothing listens there yet. */
  siteUrl: string;
  /** Where the editing page is, at `/admin`. */
  address: string;
  /** Where Caddy stands before it, in tests with a login; nothing listens there yet. */
  origin: string;
  /** The command that serves it. */
  session: Session;
  /** Ends the command, and starts it at the same address with other settings besides. */
  restart: (settings: NodeJS.ProcessEnv) => Promise<void>;
}

/**
 * An editor at work in a copy of the project, whose content is as it was before each test. All files share
 * one copy and one preview. No test may leave broken content behind.
 */
export const test = base.extend<{ editing: Editing }, { started: Editing }>({
  started: [
    async ({ browserName: _ }, use) => {
      const root = mkdtempSync(path.join(os.tmpdir(), "editing-"));
      const repository = path.join(root, "repository.git");
      const project = path.join(root, "redakcja");
      const siteUrl = `http://127.0.0.1:${await freePort()}`;
      await commitCopy(project, repository);
      const port = await freePort();
      const start = (more: NodeJS.ProcessEnv) =>
        startEditing(
          project,
          {
            GIT_CONFIG_GLOBAL: os.devNull,
            PUBLICATION_STATE_DIR: root,
            PUBLISH_REHEARSAL: "1",
            SITE_URL: siteUrl,
            ...more,
          },
          port,
        );
      const session = await start({});
      const { address } = session;
      await whenDrawn(address);
      const editing: Editing = {
        root,
        project,
        repository,
        siteUrl,
        address,
        origin: `http://127.0.0.1:${await freePort()}`,
        session,
        restart: async (more) => {
          await editing.session.stop();
          editing.session = await start(more);
        },
      };
      await use(editing);
      await editing.session.stop();
      rmSync(root, { recursive: true });
    },
    { scope: "worker", timeout: 600_000 },
  ],
  editing: async ({ started }, use, testInfo) => {
    await use(started);
    const { session } = started;
    const { status, expectedStatus } = testInfo;
    if (status !== expectedStatus || !session.isRunning()) console.error(session.printed());
    expect(session.isRunning(), "the editor goes on").toBe(true);
    expect(await content.checkFolder(path.join(started.project, "content"))).toEqual([]);
    git(started.project, "status");
    git(started.project, "restore", "content");
    git(started.project, "clean", "-d", "--force", "--quiet", "content");
  },
});

/** Waits until the preview can be had, as with a form open. */
async function whenDrawn(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/admin/api/preview`, {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json" },
    });
    const { state } = (await answer.json()) as { state: PreviewState };
    if (state === "ready") return;
    if (state === "failed") throw new Error("The preview has failed.");
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Copies the project with small photos, and commits it to a new bare repository as well. */
async function commitCopy(project: string, repository: string): Promise<void> {
  copyProject(project);
  await simplifyPhotos(project);
  git(project, "add", "--all");
  const author = ["-c", "user.name=Setup", "-c", "user.email=setup@example.com"];
  git(project, ...author, "commit", "--quiet", "--message", "Begin");
  git(project, "config", "user.name", EDITOR);
  git(project, "config", "user.email", "anna@example.com");
  git(project, "clone", "--quiet", "--bare", project, repository);
  git(project, "remote", "add", "origin", repository);
  git(project, "push", "--quiet", "--set-upstream", "origin", "HEAD");
}
