import path from "node:path";
import { z } from "zod";
import { refusal } from "../change/answers";
import type { ContentStore } from "../change/content-store";
import type { Author, Complaint, EditingApi, PublishingState } from "../contract";
import type { EditedSite } from "../edited-site";
import { publicationProgress, type PublicSite, publicSiteFrom } from "./publication-progress";
import { Publisher } from "./publisher";
import { NO_REPOSITORY } from "./refusals";
import { Repository } from "./repository";
import { spellingProgram } from "./spelling";

type PublishingName =
  "publishing-state" | "publish" | "discard" | "publication" | "take-back" | "learn-word";

/** What the page asks for about publishing, by name; `editor` is who asks, where that is known. */
export type PublishingAnswers = {
  [Name in PublishingName]: (
    request: EditingApi[Name][0],
    editor: Author | undefined,
  ) => Promise<EditingApi[Name][1]>;
};

/** What git can take into a commit, and a person writes. */
const writtenAuthor = z.object({
  name: z
    .string()
    .trim()
    .regex(/^[^<>\p{Cc}]{1,100}$/u),
  email: z.email().max(254),
});

/** Publishing, as the server of the editing page needs it. */
export interface Publishing {
  answers: PublishingAnswers;
  /** How many records wait for publication. */
  countWaiting: () => Promise<number>;
  /** What became of a publication that was killed. */
  interruption: () => Complaint | undefined;
}

/**
 * Makes what answers the page about publishing.
 * @param store the one that saves, so that what is thrown away waits for a save and the other way round
 * @param project the folder of the site's repository
 */
export function publishing(site: EditedSite, store: ContentStore, project: string): Publishing {
  const { content, releaseProblems, learnWord, commands } = site;
  const work = path.join(project, ".develop/publish");
  const repository = new Repository(project, path.join(work, "indexes"));
  const isRehearsal = Boolean(process.env.PUBLISH_REHEARSAL);
  const publisher = new Publisher({
    content,
    store,
    repository,
    work: path.join(work, "check"),
    unfinished: path.join(work, "unfinished.json"),
    // Samples may go out where no customer sees them.
    releaseProblems: isRehearsal ? () => [] : releaseProblems,
    checkSpelling: spellingProgram(commands),
  });
  void publisher.carryOn();
  const publicSite = publicSiteFrom(process.env);
  const authorOf = async (editor: Author | undefined, written: unknown) =>
    editor ?? (await rememberAuthor(repository, written));
  const answers: PublishingAnswers = {
    "publishing-state": (_, editor) => stateOf(publisher, repository, publicSite, editor),
    publish: async ({ shown, agreed, author }, editor) => {
      await publisher.publish(shown, await authorOf(editor, author), agreed);
      return {};
    },
    discard: async ({ shown, agreed }, editor) => {
      await publisher.discard(shown, editor?.name, agreed);
      return {};
    },
    publication: ({ commit }) => publisher.changesOf(commit),
    "take-back": async ({ commit, agreed, author }, editor) => {
      await publisher.takeBack(commit, await authorOf(editor, author), agreed);
      return {};
    },
    "learn-word": async ({ word }) => {
      await store.inTurn(() => Promise.resolve(learnWord(store.folder, word)));
      return {};
    },
  };
  return {
    answers,
    countWaiting: async () => (await publisher.waiting()).length,
    interruption: () => publisher.interruption,
  };
}

async function stateOf(
  publisher: Publisher,
  repository: Repository,
  publicSite: PublicSite,
  editor: Author | undefined,
): Promise<PublishingState> {
  if ((await repository.branch()) === undefined) {
    const [problem, remedy] = NO_REPOSITORY;
    return {
      problem: { problem, remedy },
      waiting: [],
      publications: [],
      progress: { state: "kept" },
    };
  }
  return {
    author: editor,
    waiting: await publisher.waiting(),
    publications: await publisher.publications(),
    progress: publisher.isBusy
      ? { state: "sending" }
      : await publicationProgress(repository, publicSite),
  };
}

/** Remembers who publishes on this machine. @throws Refusal where that is no name and address */
async function rememberAuthor(repository: Repository, written: unknown): Promise<Author> {
  const { success, data } = writtenAuthor.safeParse(written);
  if (!success) {
    throw refusal(
      "Brakuje imienia i nazwiska albo adresu e-mail.",
      "Wpisz jedno i drugie. W nazwisku nie może być znaków „<” i „>”.",
    );
  }
  await repository.saveAuthor(data);
  return data;
}
