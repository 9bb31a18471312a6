import { GitFailed } from "@typed-site/utils/node";
import type { Complaint } from "../../shared/contract";
import { NeedsConsent, Refusal, refusal } from "../change/errors";

type Words = [problem: string, remedy: string];

export const RUNNING: Words = [
  "Publikacja już trwa, może w innym oknie albo u kogoś innego.",
  "Poczekaj chwilę: ta strona pokaże, kiedy się skończy.",
];

export const NOTHING: Words = [
  "Nie ma tu już nic do opublikowania.",
  "Lista pokazuje, co jeszcze czeka.",
];

export const GONE: Words = ["Tego już nie ma na liście.", "Lista pokazuje, co jest teraz."];

export const DIVERGED: Words = [
  "Redakcja ma inną wersję programu strony niż serwer, więc stąd nie można publikować.",
  "Niczego nie stracono. Poproś o pomoc opiekuna strony.",
];

export const PROGRAM_CHANGED: Words = [
  "Na serwerze jest nowsza wersja programu strony, a tutaj ktoś właśnie go zmienia.",
  "Niczego nie stracono. Poproś o pomoc opiekuna strony.",
];

export const NO_REMOTE: Words = [
  "Stąd nie można publikować: ta kopia strony nie jest połączona z serwerem.",
  "Zapisane zmiany zostają. Jeśli pracujesz w redakcji na serwerze firmy, poproś opiekuna strony, żeby sprawdził jej folder.",
];

/** Says why git does not open the folder, in its own words: the operator finds the remedy in them. */
export const ownedByAnother = ({ output }: GitFailed): Words => [
  "Stąd nie można publikować: folder strony należy do innego użytkownika serwera.",
  `Zapisane zmiany zostają. Pokaż opiekunowi strony, co podaje git: ${output}`,
];

/** Says that somebody has saved a record since its changes were shown. */
export const changedSinceShown = ({ label }: { label: string }) =>
  refusal(
    `Od czasu, gdy pokazano tę listę, ktoś jeszcze to zmienił: ${label}.`,
    "Lista pokazuje już, co jest teraz. Przeczytaj to i naciśnij jeszcze raz.",
  );

/** Says that a place was changed here and, by somebody else, in what is published. */
export const changedBothHere = (place: string): Complaint => ({
  problem: `Zmieniono to i tutaj, i w nowszej wersji na serwerze: ${place}.`,
  remedy:
    "Niczego nie stracono i niczego nie opublikowano. Skopiuj sobie swój tekst, odrzuć tę zmianę na liście i opublikuj jeszcze raz, a potem wpisz go w nowszej wersji.",
});

/** Says that a place cannot be taken back, since visitors see a newer text of it. */
export const changedSince = (place: string): Complaint => ({
  problem: `Po tej publikacji zmieniono to jeszcze raz: ${place}.`,
  remedy: "Niczego nie cofnięto. Popraw to w formularzu i opublikuj.",
});

/** Says of mistakes in a publication that leaves something out where they may come from. */
export function withHintOnOthers(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.complaints.every(({ isIgnorable }) => isIgnorable))
    return error;
  return new Refusal([
    ...error.complaints,
    {
      problem: "Odznaczone zmiany mogą być potrzebne pozostałym.",
      remedy: "Jeśli tych błędów nie ma w formularzach, zaznacz je z powrotem.",
    },
  ]);
}

/** What is known of some failures by what git printed. */
const KNOWN: [printed: RegExp, ...Words][] = [
  [
    /\.lock': File exists/,
    "Na serwerze jest jeszcze ślad po przerwanej pracy.",
    "Niczego nie stracono. Opublikuj jeszcze raz za dwie minuty: redakcja sama go wtedy usunie.",
  ],
  [
    /\[rejected\]|fetch first|non-fast-forward|but expected/,
    "W tej samej chwili opublikowano coś innego.",
    "Niczego nie stracono. Opublikuj jeszcze raz.",
  ],
  [
    /No space left|ENOSPC|unable to write|insufficient permission/,
    "Nie udało się zapisać: na dysku serwera nie ma już miejsca.",
    "Niczego nie stracono. Poproś o pomoc opiekuna strony.",
  ],
  [
    /failed to push|Could not read from remote|unable to access|does not appear to be a git|Could not resolve/,
    "Serwer strony nie odpowiada albo nie przyjął zmian.",
    "Niczego nie stracono. Spróbuj za chwilę; jeśli to nie pomoże, poproś o pomoc opiekuna strony.",
  ],
];

/** What an editor is told of whatever has ended a publication; a question and a refusal stay as they are. */
export function failedWith(error: unknown): Error {
  if (error instanceof Refusal || error instanceof NeedsConsent) return error;
  // For the operator, who finds it in the journal.
  console.error(error);
  const printed = error instanceof GitFailed ? error.output : String(error);
  const [, ...words] = KNOWN.find(([known]) => known.test(printed)) ?? [/$/, ...UNKNOWN];
  return refusal(...words);
}

const UNKNOWN: Words = [
  "Nie udało się opublikować: w redakcji wystąpił błąd.",
  "Zapisane zmiany zostają. Spróbuj jeszcze raz; jeśli to nie pomoże, poproś o pomoc opiekuna strony.",
];
