import type { Tools } from "./prepare";
import { NO_REMOTE, NO_TARGET } from "./publish";
import { readChanges } from "./read-changes";
import type { Repository, Snapshot } from "./repository";
import { type Plan, StepFailed, undoing } from "./steps";

/** The steps that take the last publication back, in the repository, in the files and for visitors. */
export async function takingBack(
  { repository, workshop, site }: Tools,
  branch: string,
  last: string,
): Promise<Plan> {
  const remote = await repository.remote(branch);
  const now = await repository.snapshot();
  const { base } = now;
  let commit = base;
  let files: string[] = [];
  const undo = () => repository.move(branch, commit, base, files);
  const revertStep = async () => {
    site.assertCanReturn(last);
    await workshop.open(base);
    commit = await workshop.revert(last);
    files = await namesOfChanged(repository, base, commit);
    await refuseNewer(repository, now, files);
  };
  const commitStep = () => repository.move(branch, base, commit, files);
  const returnStep = () => site.takeBack(commit);
  const plan: Plan = [
    ["revert", revertStep],
    ["commit", commitStep],
    ["push", remote ? undoing(() => repository.push(remote, commit), undo) : NO_REMOTE],
    ["rollback", site.isSet ? (remote ? returnStep : undoing(returnStep, undo)) : NO_TARGET],
  ];
  if (site.needsBuild) plan.splice(1, 0, ["build", () => workshop.build()]);
  return plan;
}

/** @throws StepFailed where files that would be given back have been changed again since */
async function refuseNewer(
  repository: Repository,
  { base, tree }: Snapshot,
  files: readonly string[],
): Promise<void> {
  const newer = new Set(await namesOfChanged(repository, base, tree));
  if (!files.some((file) => newer.has(file))) return;
  const { list } = await readChanges(repository, base, tree);
  const things = [...new Set(list.map(({ thing }) => thing))].join(", ");
  throw new StepFailed({
    complaints: [
      {
        problem: `Po tej publikacji zmieniono w tych samych plikach coś jeszcze: ${things}. Cofnięcie by to skasowało.`,
        remedy: "Popraw treść w redakcji i opublikuj ją jak zwykle.",
      },
    ],
  });
}

async function namesOfChanged(repository: Repository, from: string, to: string): Promise<string[]> {
  const changed = await repository.changedFiles(from, to);
  const names = changed.flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
  return [...new Set(names)];
}
