import type { ContentStore } from "../change/content-store";
import type { EditedSite } from "../edited-site";
import { commitMessage } from "./commit-message";
import { readChanges } from "./differences/read-changes";
import type { Memory } from "./memory";
import type { PublicSite } from "./outside/public-site";
import type { Repository, Snapshot } from "./outside/repository";
import type { Workshop } from "./outside/workshop";

/** What publishing works with. */
export interface Tools extends EditedSite {
  store: ContentStore;
  repository: Repository;
  workshop: Workshop;
  site: PublicSite;
  memory: Memory;
  /** A browser that takes pictures; undefined where there is none. */
  chromium: string | undefined;
  /** Where the pictures are put. */
  pictures: string;
}

/** The commit that visitors see the content of, as far as it is known here; else the one checked out. */
export async function publicCommit({ repository, memory }: Tools, base: string): Promise<string> {
  const { unreleased } = memory.get();
  const isWithin =
    unreleased && (await repository.ask("merge-base", "--is-ancestor", unreleased, base));
  return unreleased && isWithin === "" ? unreleased : base;
}

/** Commits the content of this moment to no branch. */
export async function commitSnapshot(
  { content, repository }: Tools,
  { base, tree }: Snapshot,
): Promise<string> {
  if ((await repository.git(["rev-parse", `${base}^{tree}`])) === tree) return base;
  const { list } = await readChanges(content, repository, base, tree);
  return repository.commit(tree, base, commitMessage(list));
}
