import { Refusal, refusal } from "../change/answers";
import { bringOut } from "./bring-out";
import { readChanges } from "./differences/read-changes";
import type { Repository } from "./outside/repository";
import type { Tools } from "./prepare";
import { carryOut, type Step } from "./steps";

/** Carries out the steps that take the last publication back, in the repository, in the files and for visitors. */
export async function takeBack(
  tools: Tools,
  branch: string,
  last: string,
  steps: readonly Step[],
): Promise<void> {
  const { repository, workshop, site } = tools;
  const remote = await repository.remote(branch);
  const base = await repository.git(["rev-parse", "HEAD"]);
  let commit = base;
  let files: string[] = [];
  await carryOut(steps, "revert", async () => {
    site.assertCanReturn(last);
    await workshop.open(base);
    commit = await workshop.revert(last);
    files = await namesOfChanged(repository, base, commit);
    await refuseNewer(tools, base, files);
  });
  if (site.needsBuild) await carryOut(steps, "build", () => workshop.build());
  await carryOut(steps, "commit", async () => {
    // A build of minutes may lie between.
    await refuseNewer(tools, base, files);
    await repository.move(branch, base, commit, files);
  });
  const undo = async () => {
    const { tree } = await repository.snapshot();
    const newer = new Set(await namesOfChanged(repository, commit, tree));
    const own = files.filter((file) => !newer.has(file));
    await repository.move(branch, commit, base, own);
  };
  const show = () => site.takeBack(commit);
  await bringOut(tools, { commit, remote, undo, release: "rollback", show }, steps);
}

/** Why a publication can't be taken back, as far as that is known before the try; undefined where it can. */
export async function whyItStays(tools: Tools, last: string): Promise<string | undefined> {
  const { repository, site } = tools;
  try {
    site.assertCanReturn(last);
    const files = await namesOfChanged(repository, `${last}^`, last);
    await refuseNewer(tools, await repository.git(["rev-parse", "HEAD"]), files);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

/** The commit that visitors see after going back, as far as releases tell: they may lie several commits apart. */
export async function shownCommit({ repository, site }: Tools): Promise<string> {
  const find = (name: string) => repository.ask("rev-parse", "--verify", `${name}^{commit}`);
  const shown = site.shown && (await find(site.shown));
  return shown || repository.git(["rev-parse", "HEAD"]);
}

/** @throws Refusal where files that would be given back have been changed again since */
async function refuseNewer(
  { content, repository }: Tools,
  base: string,
  files: readonly string[],
): Promise<void> {
  const { tree } = await repository.snapshot();
  const newer = new Set(await namesOfChanged(repository, base, tree));
  if (!files.some((file) => newer.has(file))) return;
  const { list } = await readChanges(content, repository, base, tree);
  const things = [...new Set(list.map(({ thing }) => thing))].join(", ");
  // A comment or a space more is no thing.
  const named = things && `: ${things}`;
  throw refusal(
    `Po tej publikacji zmieniono w tych samych plikach coś jeszcze${named}. Cofnięcie by to skasowało.`,
    "Popraw treść w redakcji i opublikuj ją jak zwykle.",
  );
}

async function namesOfChanged(repository: Repository, from: string, to: string): Promise<string[]> {
  const changed = await repository.changedFiles(from, to);
  const names = changed.flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
  return [...new Set(names)];
}
