import { refusal } from "../change/answers";
import { bringOut, type Reached } from "./bring-out";
import { readChanges } from "./differences/read-changes";
import type { Snapshot } from "./outside/repository";
import type { Task } from "./task";
import type { Tools } from "./tools";

/** The publication that can be taken back: the newest commit of content, where it is a publication and public. */
export async function lastPublication(tools: Tools, { base, tree }: Snapshot) {
  const { content, repository, memory } = tools;
  const newest = ["log", "-1", "--format=%H%n%ct%n%an%n%s", "--", "content"];
  const shown = await repository.git(newest);
  const [commit = "", seconds, author = "", subject] = shown.split("\n");
  if (!subject?.startsWith("Publish ") || memory.get().unreleased) return undefined;
  const own = await readChanges(content, repository, `${commit}^`, commit);
  const newer = await readChanges(content, repository, base, tree);
  const isNewer = newer.files.some((file) => own.files.includes(file));
  // A comment or a space more is no thing.
  const named = newer.things.length > 0 ? `: ${newer.things.join(", ")}` : "";
  const staysBecause = isNewer
    ? `Po tej publikacji zmieniono w tych samych plikach coś jeszcze${named}. Cofnięcie by to skasowało. Popraw treść w redakcji i opublikuj ją jak zwykle.`
    : undefined;
  return { commit, author, time: Number(seconds) * 1000, things: own.things, staysBecause };
}

/**
 * Takes a publication back in the repository, in the files and for visitors. What was there before it is built
 * already where nothing was prepared since.
 */
export async function takeBack(tools: Tools, task: Task, last: string): Promise<Reached> {
  const { repository, workshop, site } = tools;
  const base = await repository.git(["rev-parse", "HEAD"]);
  const check = async () => {
    const { staysBecause } = (await lastPublication(tools, await repository.snapshot())) ?? {};
    if (staysBecause) throw refusal(staysBecause);
  };
  let commit = base;
  await task.step("revert", async () => {
    await check();
    commit = await workshop.revert(base, last);
  });
  if (site.isSet) await task.step("build", () => workshop.build(commit));
  // A build of minutes lies between the two checks. What is saved even later stays, with all of the publication.
  const move = () => repository.advance(commit).catch(() => repository.move(base, commit));
  return bringOut(tools, task, { commit, from: base, check, move });
}
