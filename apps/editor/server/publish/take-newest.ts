import path from "node:path";
import type { Content } from "gatsby-plugin-typed-content";
import { ContentStore } from "../change/content-store";
import { WhoSaved } from "../change/who-saved";
import { NewestContent } from "./newest-content";
import { Repository } from "./repository";

/**
 * Brings to the project what is newer on the server, below what is saved and not published; for developers' changes, while the
 * editing page does not run.
 * @throws Refusal with each place that was changed here and there; then all is as it was
 */
export async function takeNewest(content: Content, project: string): Promise<void> {
  const editing = path.join(project, ".develop/editing");
  const draft = path.join(editing, "draft");
  const whoSaved = new WhoSaved(path.join(editing, "who-saved.json"));
  const store = new ContentStore(content, path.join(project, "content"), draft, whoSaved);
  const repository = new Repository(project);
  await new NewestContent({ content, store, repository }).take();
}
