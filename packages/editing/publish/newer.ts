import { refusal } from "../change/answers";
import type { Repository } from "./outside/repository";

/** What is said where the remote has more. */
export const NEWER = "W repozytorium są nowsze zmiany, których nie ma na tym komputerze.";

/** @throws Refusal where the remote has commits that are not here */
export async function refuseNewerRemote(repository: Repository, branch: string): Promise<void> {
  const remote = await repository.remote(branch);
  const theirs = remote && (await repository.fetch(remote));
  if (!theirs || (await repository.isWithin(theirs, "HEAD"))) return;
  throw refusal(
    NEWER,
    "Pobierz je przyciskiem „Pobierz nowsze zmiany”, a potem przygotuj publikację.",
  );
}
