import path from "node:path";
import type { Content } from "gatsby-plugin-typed-content";
import { ContentStore } from "../change/content-store";
import { NewestContent } from "./newest-content";
import { Repository } from "./repository";

/**
 * Brings to the project what is newer on the server, below what is saved and not published; for developers' changes, while the
 * editing page does not run.
 * @throws Refusal with each place that was changed here and there; then all is as it was
 */
export async function takeNewest(content: Content, project: string): Promise<void> {
  const own = path.join(project, ".develop/editing");
  const store = new ContentStore(content, path.join(project, "content"), own);
  const repository = new Repository(project);
  await new NewestContent({ content, store, repository }).take();
}
