import { refusal } from "../change/answers";
import { NEWER } from "./newer";
import type { Remote, Repository } from "./outside/repository";
import { ProgramFailed } from "./outside/run-program";
import type { Tools } from "./prepare";
import { carryOut, skip, type Step, type Work } from "./steps";

/** A commit on its way from this computer. */
interface Outgoing {
  commit: string;
  /** Where its branch is pushed to. */
  remote: Remote | undefined;
  /** Takes the commit back. */
  undo: () => Promise<void>;
  /** The step that shows it to visitors. */
  release: "release" | "rollback";
  show: Work;
}

/**
 * Pushes a commit and shows it to visitors. What fails before anything has left this computer takes the commit back;
 * one that was pushed stays.
 */
export async function bringOut(
  { repository, site }: Tools,
  { commit, remote, undo, release, show }: Outgoing,
  steps: readonly Step[],
): Promise<void> {
  if (remote) {
    await carryOut(
      steps,
      "push",
      undoing(() => push(repository, remote, commit), undo),
    );
  } else {
    skip(steps, "push", "Tego kroku nie było: projekt nie ma kopii na innym komputerze.");
  }
  if (site.isSet) {
    await carryOut(steps, release, remote ? show : undoing(show, undo));
  } else {
    const why =
      "Na tym komputerze nie ustawiono, gdzie opublikować stronę. Zrobi to osoba techniczna.";
    skip(steps, release, why);
  }
}

/** Work that is made undone when it fails; where that fails, too, an AggregateError tells both. */
function undoing(work: Work, undo: () => Promise<void>): Work {
  return async (tell) => {
    try {
      return await work(tell);
    } catch (error) {
      await undo().catch((second: unknown) => {
        throw new AggregateError([error, second]);
      });
      throw error;
    }
  };
}

/** @throws Refusal where the remote has more */
async function push(repository: Repository, remote: Remote, commit: string): Promise<void> {
  try {
    await repository.push(remote, commit);
  } catch (error) {
    const log = error instanceof ProgramFailed ? error.output : "";
    if (!/\[rejected\]|fetch first|non-fast-forward/.test(log)) throw error;
    throw refusal(
      NEWER,
      "Niczego nie stracono: Twoje zmiany są nadal zapisane. Pobierz nowsze przyciskiem „Pobierz nowsze zmiany” i przygotuj publikację jeszcze raz.",
      log,
    );
  }
}
