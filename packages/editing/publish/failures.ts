import { Refusal } from "../change/answers";
import { ProgramFailed } from "./outside/run-program";
import { type Failure, RETRY, type StepName } from "./steps";

const WORDS: Record<StepName, string> = {
  newer: "Nie udało się sprawdzić, czy są nowsze zmiany.",
  fetch: "Nowszych zmian nie udało się pobrać.",
  check: "Treści nie udało się sprawdzić.",
  spelling: "Pisowni nie udało się sprawdzić.",
  build: "Strony nie udało się zbudować.",
  pictures: "Zrzutów ekranu nie udało się zrobić.",
  commit: "Zmian nie udało się zatwierdzić.",
  push: "Zmian nie udało się wysłać do repozytorium.",
  release:
    "Strony nie udało się opublikować. Jeśli opublikowano ją już wcześniej, odwiedzający widzą ją tak jak przedtem.",
  revert: "Zmian nie udało się cofnąć.",
  rollback: "Nie udało się wrócić do poprzedniej wersji strony.",
};

/** Why a step failed and what to do, for whatever it threw. */
export function failureOf(name: StepName | undefined, error: unknown): Failure {
  if (error instanceof AggregateError) {
    const [first, ...others] = error.errors as unknown[];
    const failure = failureOf(name, first);
    return { ...failure, log: [failure.log ?? "", ...others.map(logOf)].join("\n\n").trim() };
  }
  if (error instanceof Refusal) return { complaints: error.complaints, log: error.log };
  const log = logOf(error);
  const known = name && knownFailure(name, log);
  const problem = name ? WORDS[name] : "Nie udało się zacząć.";
  return { complaints: [known ?? { problem, remedy: RETRY }], log };
}

const logOf = (error: unknown) => (error instanceof ProgramFailed ? error.output : String(error));

function knownFailure(name: StepName, log: string) {
  if (name === "commit" && /cannot lock ref|is at .* but expected/.test(log)) {
    return {
      problem: "W projekcie pojawiła się tymczasem inna zmiana.",
      remedy: "Sprawdź i przygotuj publikację jeszcze raz.",
    };
  }
  if (name === "push") {
    return {
      problem: WORDS.push,
      remedy:
        "Niczego nie stracono: Twoje zmiany są nadal zapisane. Sprawdź połączenie z internetem i spróbuj jeszcze raz. Jeśli to nie pomoże, osoba techniczna sprawdzi w zapisie poniżej, czy ten komputer ma dostęp do repozytorium.",
    };
  }
  if (name === "revert" && /could not revert/.test(log)) {
    return {
      problem:
        "Te same miejsca zmieniono potem jeszcze raz, więc nie da się cofnąć samej tej publikacji.",
      remedy: "Popraw treść w redakcji i opublikuj ją jak zwykle.",
    };
  }
  if (/is deploying to/.test(log)) {
    return { problem: "Ktoś właśnie publikuje stronę.", remedy: "Spróbuj za minutę." };
  }
  return undefined;
}
