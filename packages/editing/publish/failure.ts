import { Refusal } from "../change/answers";
import type { Complaint } from "../contract";
import { ProgramFailed } from "./outside/run-program";

/** Why something failed, and what to do. */
export interface Failure {
  complaints: readonly Complaint[];
  /** What a program printed, for a technical person. */
  log?: string;
}

/** What is known of some failures by what a program printed. */
const KNOWN: [printed: RegExp, problem: string, remedy: string][] = [
  [
    /\[rejected\]|fetch first|non-fast-forward/,
    "W repozytorium są nowsze zmiany, których nie ma na tym komputerze.",
    "Niczego nie stracono: Twoje zmiany są nadal zapisane. Pobierz nowsze przyciskiem „Pobierz nowsze zmiany” i przygotuj publikację jeszcze raz.",
  ],
  [
    /error: failed to push|Could not read from remote|unable to access|does not appear to be a git/,
    "Nie ma połączenia z repozytorium.",
    "Niczego nie stracono: Twoje zmiany są nadal zapisane. Sprawdź połączenie z internetem i spróbuj jeszcze raz. Jeśli to nie pomoże, osoba techniczna sprawdzi w zapisie poniżej, czy ten komputer ma dostęp do repozytorium.",
  ],
  [
    /cannot lock ref|is at .* but expected/,
    "W projekcie pojawiła się tymczasem inna zmiana.",
    "Sprawdź i przygotuj publikację jeszcze raz.",
  ],
  [/is deploying to/, "Ktoś właśnie publikuje stronę.", "Spróbuj za minutę."],
];

const RETRY = "Spróbuj jeszcze raz. Jeśli to nie pomoże, pokaż osobie technicznej zapis poniżej.";

/**
 * Why something failed and what to do, for whatever it threw.
 * @param unknown what is said of a failure of which nothing is known
 */
export function failureOf(unknown: string, error: unknown): Failure {
  if (error instanceof Refusal) return { complaints: error.complaints, log: error.log };
  const log = error instanceof ProgramFailed ? error.output : String(error);
  const [, problem, remedy] = KNOWN.find(([printed]) => printed.test(log)) ?? [
    undefined,
    unknown,
    RETRY,
  ];
  return { complaints: [{ problem, remedy }], log };
}
