import path from "node:path";
import { count } from "../../content/wording";
import { checkStep, spellingStep } from "./check-steps";
import { commitMessage } from "./commit-message";
import { type PagePicture, takePictures } from "./pictures";
import type { PublicSite } from "./public-site";
import { readChanges } from "./read-changes";
import type { Repository, Snapshot } from "./repository";
import { type Plan, Skipped } from "./steps";
import { touchedPages } from "./touched-pages";
import type { Workshop } from "./workshop";

/** What publishing works with. */
export interface Tools {
  repository: Repository;
  workshop: Workshop;
  site: PublicSite;
  /** A browser that takes pictures; undefined where there is none. */
  chromium: string | undefined;
  /** Where the pictures are put. */
  pictures: string;
}

/** A publication that is built and waits for the editor's word. */
export interface Prepared extends Snapshot {
  /** The commit, on no branch yet; `base` itself where all is committed already. */
  commit: string;
  pictures: PagePicture[];
}

/** The commit that visitors see the content of, as far as this repository knows; else the one checked out. */
export async function publicCommit(repository: Repository, base: string): Promise<string> {
  const published = await repository.marked("published");
  const isBehind =
    published !== undefined &&
    (await repository.ask("merge-base", "--is-ancestor", published, base)) !== undefined;
  return isBehind ? published : base;
}

/** Commits the content of this moment to no branch. */
export async function commitSnapshot(
  repository: Repository,
  { base, tree }: Snapshot,
): Promise<string> {
  const { list } = await readChanges(repository, base, tree);
  return list.length === 0 ? base : repository.commit(tree, base, commitMessage(list));
}

/**
 * The steps up to the pictures; nothing of the project changes.
 * @param from the commit to compare with
 */
export function preparation(tools: Tools, from: string, prepared: Prepared): Plan {
  const { workshop, site, repository, chromium } = tools;
  return [
    [
      "check",
      async () => {
        await workshop.open(prepared.commit);
        return checkStep(workshop, site.refusesSamples);
      },
    ],
    ["spelling", () => spellingStep(workshop)],
    [
      "build",
      async () => {
        if (chromium !== undefined) await workshop.keepBefore(from);
        await workshop.open(prepared.commit);
        await workshop.build();
        return undefined;
      },
    ],
    [
      "pictures",
      chromium === undefined
        ? new Skipped("Na tym komputerze nie ma przeglądarki Chromium ani Chrome.")
        : async () => {
            const { files } = await readChanges(repository, from, prepared.commit);
            const { pages, total } = touchedPages(path.join(workshop.site, "content"), files);
            const sites = { before: workshop.before, after: path.join(workshop.site, "public") };
            try {
              prepared.pictures = await takePictures(chromium, sites, pages, tools.pictures);
            } catch (error) {
              // Pictures are a help and no condition.
              return `Zdjęć nie udało się zrobić: ${String(error).split("\n", 1)[0]}`;
            }
            if (total > pages.length) {
              const all = count(
                total,
                "zmienionej strony",
                "zmienionych stron",
                "zmienionych stron",
              );
              return `Pokazujemy ${pages.length} z ${all}.`;
            }
            return prepared.pictures.length === 0 ? "Na zdjęciach nie widać różnicy." : undefined;
          },
    ],
  ];
}
