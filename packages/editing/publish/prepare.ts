import path from "node:path";
import type { ContentStore } from "../change/content-store";
import type { EditedSite } from "../edited-site";
import { checkStep, spellingStep } from "./check-steps";
import { commitMessage } from "./commit-message";
import { type PagePicture, takePictures } from "./differences/pictures";
import { readChanges } from "./differences/read-changes";
import { touchedPages } from "./differences/touched-pages";
import { refuseNewerRemote } from "./newer";
import type { PublicSite } from "./outside/public-site";
import type { Repository, Snapshot } from "./outside/repository";
import type { Workshop } from "./outside/workshop";
import { carryOut, skip, type Step, type StepName, type Work } from "./steps";

/** What publishing works with. */
export interface Tools extends EditedSite {
  store: ContentStore;
  repository: Repository;
  workshop: Workshop;
  site: PublicSite;
  /** A browser that takes pictures; undefined where there is none. */
  chromium: string | undefined;
  /** Where the pictures are put. */
  pictures: string;
  /** The file that remembers how long steps take. */
  times: string;
}

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

/** The commit that visitors see the content of, as far as this repository knows; else the one checked out. */
export async function publicCommit(repository: Repository, base: string): Promise<string> {
  const published = await repository.marked("published");
  return published && (await repository.isWithin(published, base)) ? published : base;
}

/** Commits the content of this moment to no branch. */
export async function commitSnapshot(
  { content, repository }: Tools,
  { base, tree }: Snapshot,
): Promise<string> {
  const { list } = await readChanges(content, repository, base, tree);
  return list.length === 0 ? base : repository.commit(tree, base, commitMessage(list));
}

/**
 * Carries out the steps up to the pictures; nothing of the project changes.
 * @throws the reason of `signal`, which stops it
 */
export async function prepare(
  tools: Tools,
  branch: string,
  prepared: Prepared,
  steps: readonly Step[],
  signal: AbortSignal,
): Promise<void> {
  const { content, workshop, site, chromium } = tools;
  workshop.signal = signal;
  const carryOutNext = (name: StepName, work: Work) =>
    carryOut(steps, name, (tell) => {
      signal.throwIfAborted();
      return work(tell);
    });
  await carryOutNext("newer", () => refuseNewerRemote(tools.repository, branch));
  await carryOutNext("check", async () => {
    await workshop.open(prepared.commit);
    await checkStep(tools, workshop, site.refusesSamples);
  });
  await carryOutNext("spelling", () => spellingStep(content, workshop));
  let canCompare = chromium !== undefined;
  await carryOutNext("build", async () => {
    // Pictures are a help and no condition: what is public may not be buildable any more.
    canCompare &&= await workshop.keepBefore(prepared.from).then(
      () => true,
      () => false,
    );
    signal.throwIfAborted();
    await workshop.open(prepared.commit);
    await workshop.build();
  });
  if (chromium === undefined) {
    skip(steps, "pictures", "Na tym komputerze nie ma przeglądarki Chromium ani Chrome.");
  } else if (!canCompare) {
    skip(
      steps,
      "pictures",
      "Strony sprzed zmian nie udało się zbudować, więc nie ma zrzutów ekranu.",
    );
  } else {
    await carryOutNext("pictures", (tell) =>
      picture(tools, chromium, prepared, (done, of) => {
        signal.throwIfAborted();
        tell(`Zrzut ${done} z ${of}`);
      }).catch((error: unknown) => {
        signal.throwIfAborted();
        return `Zrzutów ekranu nie udało się zrobić: ${String(error).split("\n", 1)[0]}`;
      }),
    );
  }
}

/** Takes the pictures. @returns what has to be said of them */
async function picture(
  { content, repository, workshop, pictures }: Tools,
  browser: string,
  prepared: Prepared,
  tell: (done: number, of: number) => void,
): Promise<string | undefined> {
  const { files } = await readChanges(content, repository, prepared.from, prepared.commit);
  const { pages, others } = touchedPages(content, path.join(workshop.site, "content"), files);
  const sites = { before: workshop.before, after: path.join(workshop.site, "public") };
  prepared.pictures = await takePictures(browser, sites, pages, pictures, tell);
  prepared.others = others;
  return prepared.pictures.length === 0 ? "Na zrzutach ekranu nie widać różnicy." : undefined;
}
