import { rmSync } from "node:fs";
import path from "node:path";
import { expect, test as base } from "@playwright/test";
import { editingPackages, INSTALLING } from "../../packages/editing/editing-packages";
import { content } from "../../src/content";
import { copyProject, git } from "../support/project-copy";
import { type EditingSession, startEditing } from "./editing-session";

export { expect, type Page } from "@playwright/test";

/** A running editing page. */
export interface Editing {
  /** The folder of a copy of the project. */
  project: string;
  /** Where its site is; the editing page is at `/admin`. */
  address: string;
  /** The command that serves it. */
  session: EditingSession;
}

/**
 * An editor at work in a copy of the project, whose content is as it was before each test. No test may leave
 * broken content behind.
 */
export const test = base.extend<{ editing: Editing }, { started: Editing }>({
  started: [
    async ({ browserName: _ }, use) => {
      // The copy shares them.
      editingPackages.install(INSTALLING);
      const project = copyProject();
      const session = await startEditing(project);
      await use({ project, address: session.address, session });
      await session.stop();
      rmSync(project, { recursive: true });
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
    // A save links all files elsewhere; without a new look Git would take them for changed and write them again.
    git(started.project, "status");
    git(started.project, "restore", "content");
    git(started.project, "clean", "-d", "--force", "--quiet", "content");
  },
});
