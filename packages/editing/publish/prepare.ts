import path from "node:path";
import { checkContent, checkSpelling } from "./check-steps";
import { isDifferent, type PagePicture, takePictures } from "./differences/pictures";
import { readChanges } from "./differences/read-changes";
import { touchedPages } from "./differences/touched-pages";
import { refuseNewerRemote } from "./newer";
import type { Task } from "./task";
import { commitSnapshot, publicCommit, type Tools } from "./tools";

/** A publication that is built and waits for the editor's word. */
export type Prepared = Awaited<ReturnType<typeof prepare>>;

/** Carries out the steps up to the pictures; nothing of the project changes. */
export async function prepare(tools: Tools, task: Task) {
  const { content, repository, workshop, site, chromium, pictures } = tools;
  const snapshot = await repository.snapshot();
  const from = await publicCommit(tools, snapshot.base);
  const commit = await commitSnapshot(tools, snapshot);
  let shown: PagePicture[] = [];
  /** The changed pages that have no pictures. */
  let others: string[] = [];
  let canCompare = chromium !== undefined;
  await task.step("newer", () => refuseNewerRemote(repository));
  await task.step("check", async () => {
    await workshop.open(commit);
    await checkContent(tools, path.join(workshop.site, "content"), site.refusesSamples);
  });
  await task.step("spelling", () => checkSpelling(tools, workshop));
  await task.step("build", async () => {
    // Pictures are a help and no condition: what is public may not be buildable any more.
    if (canCompare) await workshop.keepBefore(from).catch(() => (canCompare = false));
    await workshop.build(commit);
  });
  await task.step("pictures", async (tell) => {
    if (!chromium) return "Na tym komputerze nie ma przeglądarki Chromium ani Chrome.";
    if (!canCompare) return "Strony sprzed zmian nie udało się zbudować.";
    try {
      const { files } = await readChanges(content, repository, from, commit);
      const touched = touchedPages(content, path.join(workshop.site, "content"), files);
      const sites = { before: `${workshop.before}/public`, after: `${workshop.site}/public` };
      others = touched.others.filter((page) => isDifferent(sites, page));
      shown = await takePictures(chromium, sites, touched.pages, pictures, (done, of) => {
        task.stopping?.signal.throwIfAborted();
        tell(`Zrzut ${done} z ${of}`);
      });
    } catch (error) {
      task.stopping?.signal.throwIfAborted();
      return `Zrzutów ekranu nie udało się zrobić: ${String(error).split("\n", 1)[0]}`;
    }
    return shown.length === 0 ? "Na zrzutach ekranu nie widać różnicy." : undefined;
  });
  return { ...snapshot, from, commit, pictures: shown, others };
}
