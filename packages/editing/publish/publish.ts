import { bringOut } from "./bring-out";
import type { Prepared, Tools } from "./prepare";
import { carryOut, skip, type Step } from "./steps";

/**
 * Carries out the steps from the commit to visitors.
 * @throws Refusal before the first of them where another editing page has built something else meanwhile
 */
export async function publish(
  tools: Tools,
  branch: string,
  { base, from, commit }: Prepared,
  steps: readonly Step[],
): Promise<void> {
  const { repository, workshop, site } = tools;
  if (site.isSet) await workshop.assertBuilt(commit);
  const remote = await repository.remote(branch);
  const last = await repository.marked("last");
  const isNew = commit !== base;
  if (isNew) {
    await carryOut(steps, "commit", async () => {
      // Before the first publication nothing is marked, and after it this commit would be taken for public.
      await repository.mark("published", from);
      await repository.move(branch, base, commit);
      await repository.mark("last", commit);
    });
  } else {
    skip(steps, "commit", "Zmiany zatwierdzono już wcześniej.");
  }
  const undo = async () => {
    if (!isNew) return;
    await repository.move(branch, commit, base);
    await repository.mark("last", last);
  };
  const show = () => site.publish(commit);
  await bringOut(tools, { commit, remote, undo, release: "release", show }, steps);
}
