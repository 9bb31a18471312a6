import type { Remote, Repository } from "./repository";
import { ProgramFailed } from "./run-program";
import { Skipped, StepFailed, undoing, type Work } from "./steps";

const NO_REMOTE = new Skipped("To repozytorium nie ma kopii na innym komputerze.");

/**
 * The step that sends a commit to where its branch goes.
 * @param commit known only when it is sent
 * @param undo takes the commit back when that fails
 */
export function pushStep(
  repository: Repository,
  remote: Remote | undefined,
  commit: () => string,
  undo: () => Promise<void>,
): Work | Skipped {
  if (!remote) return NO_REMOTE;
  const push = async () => {
    try {
      await repository.push(remote, commit());
    } catch (error) {
      const log = error instanceof ProgramFailed ? error.output : "";
      throw /\[rejected\]|fetch first|non-fast-forward/.test(log) ? hasMore(remote, log) : error;
    }
  };
  return undoing(push, undo);
}

/** Names both in the advice: the branch may follow nothing, and then git would ask what to pull. */
function hasMore({ name, ref }: Remote, log: string): StepFailed {
  const pull = `git pull --rebase --autostash ${name} ${ref.replace(/^refs\/heads\//, "")}`;
  return new StepFailed({
    complaints: [
      {
        problem: "W repozytorium są nowsze zmiany, których nie ma na tym komputerze.",
        remedy: `Niczego nie stracono: Twoje zmiany są nadal zapisane. Zakończ redakcję (Ctrl+C w terminalu), wpisz w folderze projektu „${pull}”, uruchom ją ponownie i opublikuj jeszcze raz.`,
      },
    ],
    log,
  });
}
