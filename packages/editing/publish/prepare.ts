import path from "node:path";
import { checkContent, checkSpelling } from "./check-steps";
import { type PagePicture, takePictures } from "./differences/pictures";
import { readChanges } from "./differences/read-changes";
import { touchedPages } from "./differences/touched-pages";
import { refuseNewerRemote } from "./newer";
import type { Snapshot } from "./outside/repository";
import type { CarryOut, StepName } from "./steps";
import { commitSnapshot, publicCommit, type Tools } from "./tools";

/** A publication that is built and waits for the editor's word. */
export interface Prepared extends Snapshot {
  /** The commit that it is compared with: what is public. */
  from: string;
  /** The commit, on no branch yet; `base` itself where all is committed already. */
  commit: string;
  pictures: PagePicture[];
  /** The changed pages that have no pictures. */
  others: string[];
}

/** What `prepare` does. */
export const PREPARING: readonly StepName[] = ["newer", "check", "spelling", "build", "pictures"];

/**
 * Carries out the steps up to the pictures; nothing of the project changes.
 * @throws the reason of `signal`, which stops it
 */
export async function prepare(
  tools: Tools,
  step: CarryOut,
  signal: AbortSignal,
): Promise<Prepared> {
  const { content, repository, workshop, site, chromium } = tools;
  const snapshot = await repository.snapshot();
  const from = await publicCommit(tools, snapshot.base);
  const commit = await commitSnapshot(tools, snapshot);
  const prepared: Prepared = { ...snapshot, from, commit, pictures: [], others: [] };
  let canCompare = chromium !== undefined;
  await step("newer", () => refuseNewerRemote(repository));
  await step("check", async () => {
    await workshop.open(commit);
    await checkContent(tools, path.join(workshop.site, "content"), site.refusesSamples);
  });
  await step("spelling", () => checkSpelling(content, workshop));
  await step("build", async () => {
    // Pictures are a help and no condition: what is public may not be buildable any more.
    if (canCompare) await workshop.keepBefore(from).catch(() => (canCompare = false));
    signal.throwIfAborted();
    await workshop.build(commit);
  });
  await step("pictures", async (tell) => {
    if (!chromium) return "Na tym komputerze nie ma przeglądarki Chromium ani Chrome.";
    if (!canCompare) return "Strony sprzed zmian nie udało się zbudować.";
    try {
      await picture(tools, chromium, prepared, (done, of) => {
        signal.throwIfAborted();
        tell(`Zrzut ${done} z ${of}`);
      });
    } catch (error) {
      signal.throwIfAborted();
      return `Zrzutów ekranu nie udało się zrobić: ${String(error).split("\n", 1)[0]}`;
    }
    return prepared.pictures.length === 0 ? "Na zrzutach ekranu nie widać różnicy." : undefined;
  });
  return prepared;
}

async function picture(
  { content, repository, workshop, pictures }: Tools,
  browser: string,
  prepared: Prepared,
  tell: (done: number, of: number) => void,
): Promise<void> {
  const { files } = await readChanges(content, repository, prepared.from, prepared.commit);
  const { pages, others } = touchedPages(content, path.join(workshop.site, "content"), files);
  const [before = "", after = ""] = [workshop.before, workshop.site].map((folder) =>
    path.join(folder, "public"),
  );
  prepared.pictures = await takePictures(browser, { before, after }, pages, pictures, tell);
  prepared.others = others;
}
