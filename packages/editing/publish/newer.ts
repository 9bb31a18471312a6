import { Refusal, refusal } from "../change/answers";
import { placeOf, readChanges } from "./differences/read-changes";
import type { Repository } from "./outside/repository";
import { commitSnapshot, type Tools } from "./tools";

/** @throws Refusal where the remote has commits that are not here */
export async function refuseNewerRemote(repository: Repository): Promise<void> {
  const remote = await repository.remote();
  if (!remote || !(await repository.isNewer(remote))) return;
  throw refusal(
    "W repozytorium są nowsze zmiany, których nie ma na tym komputerze.",
    "Pobierz je przyciskiem „Pobierz nowsze zmiany”, a potem przygotuj publikację.",
  );
}

/**
 * Brings what is newer in the remote here, below what is saved and not public.
 * @returns what else has to be done
 * @throws Refusal with everything that was changed both here and there, before anything is done
 */
export async function takeNewer(tools: Tools): Promise<string | undefined> {
  const { content, repository } = tools;
  const remote = await repository.remote();
  if (!remote) throw refusal("Projekt nie ma kopii na innym komputerze.");
  const theirs = await repository.fetch(remote);
  const snapshot = await repository.snapshot();
  const common = await repository.git(["merge-base", snapshot.base, theirs]);
  const conflicts = await repository.conflicts(await commitSnapshot(tools, snapshot), theirs);
  if (conflicts.length > 0) {
    const { list } = await readChanges(content, repository, common, snapshot.tree);
    throw new Refusal(
      conflicts.map((file) => ({ problem: bothChanged(placeOf(file), list), remedy: REMEDY })),
    );
  }
  try {
    await repository.git(["rebase", "--quiet", "--no-gpg-sign", "--autostash", theirs]);
  } catch (error) {
    await repository.ask("rebase", "--abort");
    throw error;
  }
  const packages = ["diff", "--name-only", snapshot.base, theirs, "--", "package-lock.json"];
  return (await repository.git(packages)) === "" ? undefined : NEW_PACKAGES;
}

function bothChanged(file: string, list: readonly { file: string; thing: string }[]): string {
  const things = new Set(list.filter((change) => change.file === file).map(({ thing }) => thing));
  return `Zmieniono to i tutaj, i w repozytorium: ${[...things].join(", ") || file} (plik „${file}”).`;
}

const REMEDY =
  "Niczego nie zmieniono ani nie stracono. Zapisz sobie swoją wersję, odrzuć tę zmianę na liście u góry i pobierz nowsze zmiany jeszcze raz albo poproś o pomoc osobę techniczną.";

const NEW_PACKAGES =
  "Pobrano nowsze zmiany, a z nimi nową listę pakietów. Zanim pójdziesz dalej, zakończ redakcję w terminalu (Ctrl+C), wpisz „npm ci” i uruchom ją jeszcze raz.";
