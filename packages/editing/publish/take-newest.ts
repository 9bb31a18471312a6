import { existsSync } from "node:fs";
import path from "node:path";
import type { Content } from "@typed-site/content-model";
import { ContentStore } from "../change/content-store";
import { WhoSaved } from "../change/who-saved";
import { NewestContent } from "./newest-content";
import { Repository } from "./repository";

/**
 * Brings to the project what is newer on the server, below what is saved and not published; for developers' changes, while the
 * editing page does not run.
 * @returns false where nothing was done, since a save or a publication was killed: the page brings it to its end first
 * @throws Refusal with each place that was changed here and there; then all is as it was
 */
export async function takeNewest(content: Content, project: string): Promise<boolean> {
  const editing = path.join(project, ".develop/editing");
  const publish = path.join(project, ".develop/publish");
  const draft = path.join(editing, "draft");
  const unfinished = path.join(publish, "unfinished.json");
  if (existsSync(draft) || existsSync(unfinished)) return false;
  const whoSaved = new WhoSaved(path.join(editing, "who-saved.json"));
  const store = new ContentStore(content, path.join(project, "content"), draft, whoSaved);
  const repository = new Repository(project, path.join(publish, "worktree"));
  await new NewestContent({ content, store, repository, unfinished }).take();
  return true;
}
