import { Refusal, refusal } from "../change/answers";
import { placeOf, readChanges } from "./differences/read-changes";
import { commitSnapshot, type Tools } from "./prepare";

/**
 * Brings what is newer in the remote here, below what is saved and not public.
 * @throws Refusal with everything that was changed both here and there, before anything is done
 */
export async function takeNewer(tools: Tools, branch: string): Promise<void> {
  const { content, repository, workshop } = tools;
  const remote = await repository.remote(branch);
  const theirs = remote && (await repository.fetch(remote));
  if (!theirs) {
    throw refusal(
      "Repozytorium nie odpowiada.",
      "Sprawdź połączenie z internetem i spróbuj jeszcze raz.",
    );
  }
  const snapshot = await repository.snapshot();
  await workshop.open(await commitSnapshot(tools, snapshot));
  const conflicts = (await workshop.conflictsWith(theirs)).map(placeOf);
  if (conflicts.length > 0) {
    const common = await repository.git(["merge-base", snapshot.base, theirs]);
    const { list } = await readChanges(content, repository, common, snapshot.tree);
    throw new Refusal(
      conflicts.map((file) => ({ problem: bothChanged(file, list), remedy: REMEDY })),
    );
  }
  const rebase = ["-c", "core.hooksPath=/dev/null", "rebase"];
  try {
    await repository.git([...rebase, "--quiet", "--no-gpg-sign", "--autostash", theirs]);
  } catch (error) {
    await repository.ask(...rebase, "--abort");
    throw error;
  }
}

function bothChanged(file: string, list: readonly { file: string; thing: string }[]): string {
  const things = new Set(list.filter((change) => change.file === file).map(({ thing }) => thing));
  return `Zmieniono to i tutaj, i w repozytorium: ${[...things].join(", ") || file} (plik „${file}”).`;
}

const REMEDY =
  "Niczego nie zmieniono ani nie stracono. Zapisz sobie swoją wersję, odrzuć tę zmianę na liście u góry i pobierz nowsze zmiany jeszcze raz albo poproś o pomoc osobę techniczną.";
