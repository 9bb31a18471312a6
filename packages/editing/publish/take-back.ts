import { Refusal, refusal } from "../change/answers";
import { bringingOut, bringOut, type Reached } from "./bring-out";
import { readChanges } from "./differences/read-changes";
import type { PastPublication } from "./publisher-state";
import type { CarryOut, StepName } from "./steps";
import type { Tools } from "./tools";

/** The publication that can be taken back: the newest commit of content, where it is a publication and public. */
export async function lastPublication(tools: Tools): Promise<PastPublication | undefined> {
  const { content, repository, memory } = tools;
  const newest = ["log", "-1", "--format=%H%n%ct%n%an%n%s", "--", "content"];
  const shown = await repository.git(newest);
  const [commit = "", seconds, author = "", subject] = shown.split("\n");
  if (!subject?.startsWith("Publish ") || memory.get().unreleased) return undefined;
  const { list } = await readChanges(content, repository, `${commit}^`, commit);
  const things = [...new Set(list.map(({ thing }) => thing))];
  const staysBecause = await refuseNewer(tools, commit).catch((error: unknown) => {
    if (error instanceof Refusal) return error.message;
    throw error;
  });
  return { commit, author, time: Number(seconds) * 1000, things, staysBecause };
}

/** What `takeBack` does. */
export const takingBack = (tools: Tools): StepName[] => [
  "revert",
  ...(tools.site.isSet ? (["build"] as const) : []),
  ...bringingOut(tools),
];

/**
 * Takes a publication back in the repository, in the files and for visitors. What was there before it is built
 * already where nothing was prepared since.
 */
export async function takeBack(tools: Tools, last: string, step: CarryOut): Promise<Reached> {
  const { repository, workshop, site } = tools;
  const base = await repository.git(["rev-parse", "HEAD"]);
  const files = await repository.changedNames(`${last}^`, last);
  let commit = base;
  await step("revert", async () => {
    await refuseNewer(tools, last);
    commit = await workshop.revert(base, last);
  });
  if (site.isSet) await step("build", () => workshop.build(commit));
  // A build of minutes may lie between.
  const check = async () => void (await refuseNewer(tools, last));
  return bringOut(tools, { base, from: base, commit, files, check }, step);
}

/** @throws Refusal where files of a publication have been changed again since */
async function refuseNewer({ content, repository }: Tools, last: string): Promise<undefined> {
  const { base, tree } = await repository.snapshot();
  const files = new Set(await repository.changedNames(`${last}^`, last));
  const newer = await repository.changedNames(base, tree);
  if (!newer.some((file) => files.has(file))) return;
  const { list } = await readChanges(content, repository, base, tree);
  const things = [...new Set(list.map(({ thing }) => thing))].join(", ");
  // A comment or a space more is no thing.
  const named = things && `: ${things}`;
  throw refusal(
    `Po tej publikacji zmieniono w tych samych plikach coś jeszcze${named}. Cofnięcie by to skasowało.`,
    "Popraw treść w redakcji i opublikuj ją jak zwykle.",
  );
}
