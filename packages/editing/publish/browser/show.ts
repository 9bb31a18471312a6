import { byId, element } from "../../browser/element";
import type { PublisherState } from "../publisher-state";
import type { Failure } from "../steps";
import { changeList, type Discard } from "./show-changes";
import { pictureList } from "./show-pictures";
import { failureBox, stepList } from "./show-steps";

const NO_REPOSITORY =
  "Stąd nie można teraz publikować: ten folder nie jest na żadnej gałęzi repozytorium Git albo trwa w nim scalanie. Poproś o pomoc osobę techniczną.";

const shown = new Map<string, string>();

/** Fills a part of the page anew when what it shows has changed, so that nothing read or focused jumps. */
function fill(id: string, value: unknown, inside: () => (Node | string)[]): void {
  const name = JSON.stringify(value) ?? "";
  if (shown.get(id) === name) return;
  shown.set(id, name);
  byId(id).replaceChildren(...inside());
}

/** Why something was not begun; it stays until something else is. */
let refusal: Failure | undefined;

/**
 * Shows the state of the publication.
 * @param isNew something was begun
 */
export function show(state: PublisherState, discard: Discard, isNew: boolean): void {
  if (isNew) refusal = undefined;
  const { changes, author, pictures, others, last, steps, isRunning, isPrepared } = state;
  fill("changes", changes, () => changeList(changes, discard));
  fill("pictures", [pictures, others, isPrepared], () =>
    pictureList(pictures, others, isPrepared, String(Date.now())),
  );
  fill("target", targetOf(state), () => [targetOf(state)]);
  fill("signed", author, () => (author ? [`Publikuje: ${author.name} (${author.email}).`] : []));
  byId("author").hidden = author !== undefined;
  fill("last", last, () => lastOf(last));
  // Seconds count.
  fill("steps", [steps, isRunning && Date.now()], () => [stepList(steps)]);
  turn("prepare", state.hasRepository && changes.length > 0 && !isRunning);
  turn("take-newer", !isRunning, state.isPushed);
  turn("stop", state.canStop);
  turn("publish", isPrepared);
  turn("take-back", !isRunning, last !== undefined && last.staysBecause === undefined);
  const failure = refusal ?? state.failure;
  fill("failure", failure, () => (failure ? [failureBox(failure)] : []));
  fill("status", statusOf(state), () => [statusOf(state)]);
}

/**
 * Shows why the state is not known, until it is.
 * @param isRefused it is why something was not begun, which stays
 */
export function showFailure(failure: Failure, isRefused: boolean): void {
  if (isRefused) refusal = failure;
  fill("failure", failure, () => [failureBox(failure)]);
  const words = isRefused ? "Nie zaczęto." : "Nie udało się odświeżyć tej strony.";
  fill("status", words, () => [words]);
}

/** Whether a button can't be used now. */
export const isOff = (button: HTMLElement) => button.getAttribute("aria-disabled") === "true";

function turn(name: string, isOn: boolean, isShown = true): void {
  byId(name).setAttribute("aria-disabled", String(!isOn));
  byId(name).hidden = !isShown;
}

function statusOf({ hasRepository, said, changes }: PublisherState): string {
  if (!hasRepository) return NO_REPOSITORY;
  if (refusal) return "Nie zaczęto.";
  if (said) return said;
  return changes.length > 0 ? "Są zmiany do opublikowania." : "Nie ma nic do opublikowania.";
}

function targetOf({ isPublic, isPushed }: PublisherState): string {
  const parts = [
    "zatwierdza zmiany",
    ...(isPushed ? ["wysyła je do wspólnego repozytorium"] : []),
    ...(isPublic ? ["publikuje stronę w internecie"] : []),
  ];
  const missing = isPublic
    ? ""
    : " Na tym komputerze nie ustawiono, gdzie opublikować stronę, więc w internecie pokaże ją dopiero osoba techniczna.";
  return `Ten przycisk ${new Intl.ListFormat("pl").format(parts)}.${missing}`;
}

function lastOf(last: PublisherState["last"]): Node[] {
  if (!last) return [element("p", {}, "Nie ma publikacji, którą można by cofnąć.")];
  const time = new Date(last.time);
  const when = time.toLocaleString("pl-PL", { dateStyle: "long", timeStyle: "short" });
  const datetime = time.toISOString();
  return [
    element("p", {}, element("time", { datetime }, when), `, ${last.author}. Zmieniono:`),
    element("ul", {}, ...last.things.map((thing) => element("li", {}, thing))),
    ...(last.staysBecause ? [element("p", {}, `Nie da się jej cofnąć. ${last.staysBecause}`)] : []),
  ];
}
