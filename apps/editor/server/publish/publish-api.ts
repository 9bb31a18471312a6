import type { ChangedRecord, EditingAnswers, PublishingState } from "../../shared/contract";
import type { ContentStore } from "../change/content-store";
import { emptyAnswerAfter, Refusal } from "../change/errors";
import type { EditedSite } from "../edited-site";
import { publicationProgress, type PublicSite, publicSiteFrom } from "./publication-progress";
import { Publisher } from "./publisher";
import { Repository } from "./repository";
import { spellingProgram } from "./spelling";

/** What the page asks for about publishing. */
type PublishingAnswers = Pick<
  EditingAnswers,
  "publishing-state" | "publish" | "discard" | "publication" | "take-back" | "learn-word"
>;

/** Publishing, as the server of the editing page needs it. */
export interface Publishing {
  answers: PublishingAnswers;
  /** The records that wait for publication; none where nothing can be published. */
  waiting: () => Promise<ChangedRecord[]>;
}

/**
 * Makes what answers the page about publishing.
 * @param store the one that saves, so that what is thrown away waits for a save and the other way round
 * @param project the folder of the site's repository
 */
export function publishing(site: EditedSite, store: ContentStore, project: string): Publishing {
  const { content, releaseProblems, learnWord, commands } = site;
  const repository = new Repository(project);
  const isRehearsal = Boolean(process.env.PUBLISH_REHEARSAL);
  const publisher = new Publisher({
    content,
    store,
    repository,
    // Samples may go out where no customer sees them.
    releaseProblems: isRehearsal ? () => [] : releaseProblems,
    checkSpelling: spellingProgram(commands),
  });
  const publicSite = publicSiteFrom(process.env);
  const waiting = async () => ((await repository.hasHistory()) ? publisher.waiting() : []);
  const answers: PublishingAnswers = {
    "publishing-state": async (_, author) => ({
      author,
      waiting: await waiting(),
      ...(await stateOf(publisher, repository, publicSite)),
    }),
    publish: (request, editor) => emptyAnswerAfter(publisher.publish(request, editor)),
    discard: (request, editor) => emptyAnswerAfter(publisher.discard(request, editor)),
    publication: ({ commit }) => publisher.changesOf(commit),
    "take-back": (request, editor) => emptyAnswerAfter(publisher.takeBack(request, editor)),
    "learn-word": ({ word }) => emptyAnswerAfter(store.inTurn(() => learnWord(store.folder, word))),
  };
  return { answers, waiting };
}

async function stateOf(
  publisher: Publisher,
  repository: Repository,
  publicSite: PublicSite,
): Promise<Omit<PublishingState, "author" | "waiting">> {
  try {
    await repository.remote();
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.complaints[0], past: [] };
    throw error;
  }
  return {
    past: await publisher.past(),
    progress: publisher.isBusy
      ? { state: "sending" }
      : await publicationProgress(repository, publicSite),
  };
}
