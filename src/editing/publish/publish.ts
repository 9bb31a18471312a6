import type { Prepared, Tools } from "./prepare";
import { pushStep } from "./push";
import { type Plan, Skipped, undoing } from "./steps";

/** Why nothing is released. */
export const NO_TARGET = new Skipped(
  "Na tym komputerze nie ustawiono, gdzie wydać stronę. Zrobi to osoba techniczna.",
);

/**
 * The steps from the commit to visitors. What fails before anything has left this computer takes the commit
 * back; a commit that was pushed stays, and the next publication brings it out.
 */
export async function publication(
  { repository, site }: Tools,
  branch: string,
  { base, from, commit }: Prepared,
): Promise<Plan> {
  const remote = await repository.remote(branch);
  const last = await repository.marked("last");
  const isNew = commit !== base;
  const undo = async () => {
    if (!isNew) return;
    await repository.move(branch, commit, base);
    await repository.mark("last", last);
  };
  const commitStep = async () => {
    // Before the first publication nothing is marked, and after it this commit would be taken for public.
    await repository.mark("published", from);
    await repository.move(branch, base, commit);
    await repository.mark("last", commit);
  };
  const releaseStep = () => site.publish(commit);
  return [
    ["commit", isNew ? commitStep : new Skipped("Zmiany zatwierdzono już wcześniej.")],
    ["push", pushStep(repository, remote, () => commit, undo)],
    ["release", site.isSet ? (remote ? releaseStep : undoing(releaseStep, undo)) : NO_TARGET],
  ];
}
