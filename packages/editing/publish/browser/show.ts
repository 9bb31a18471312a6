import { byId, element } from "../../browser/element";
import type { PublisherState, Task } from "../publisher-state";
import { type Failure, PUBLISHING, type Step } from "../steps";
import { changeList, type Discard } from "./show-changes";
import { pictureList } from "./show-pictures";
import { failureBox, stepList } from "./show-steps";

const FAILED: Record<Task, string> = {
  prepare: "Jeszcze nie można opublikować.",
  publish: "Nie opublikowano.",
  takeBack: "Nie cofnięto.",
  takeNewer: "Nie pobrano nowszych zmian.",
};

const DONE: Record<Task, string> = {
  prepare: "Wszystko jest w porządku. Zobacz zdjęcia i opublikuj.",
  publish: "Opublikowano.",
  takeBack: "Cofnięto ostatnią publikację.",
  takeNewer: "Pobrano nowsze zmiany.",
};

const NO_REPOSITORY =
  "Stąd nie można teraz publikować: ten folder nie jest na żadnej gałęzi repozytorium Git albo trwa w nim scalanie. Poproś o pomoc osobę techniczną.";

const TASKS: readonly Task[] = ["takeNewer", "prepare", "publish", "takeBack"];

/** What can be asked for and refused. */
export type Asked = Task | "discard";

const shown = new Map<string, string>();

/** Fills a part of the page anew when what it shows has changed, so that nothing read or focused jumps. */
function fill(id: string, value: unknown, inside: () => (Node | string)[]): void {
  const name = JSON.stringify(value) ?? "";
  if (shown.get(id) === name) return;
  shown.set(id, name);
  byId(id).replaceChildren(...inside());
}

/** Shows the state of the publication. */
export function show(state: PublisherState, discard: Discard): void {
  const { changes, author, pictures, others, last, isRunning, isPrepared, hasRepository } = state;
  fill("changes", changes, () => changeList(changes, discard));
  fill("pictures", [pictures, others, isPrepared], () =>
    pictureList(pictures, others, isPrepared, String(Date.now())),
  );
  fill("target", targetOf(state), () => [targetOf(state)]);
  fill("signed", author, () => (author ? [`Publikuje: ${author.name} (${author.email}).`] : []));
  byId("author").hidden = author !== undefined;
  fill("last", last, () => lastOf(last));
  byId("take-back").hidden = last === undefined || last.staysBecause !== undefined;
  showSteps(state);
  const canPrepare = hasRepository && changes.length > 0 && !isRunning;
  turn(byId("prepare").querySelector("button"), canPrepare);
  byId("take-newer").hidden = !state.isPushed;
  turn(byId("take-newer"), !isRunning);
  turn(byId("stop"), isRunning && state.task === "prepare");
  turn(byId("publish"), isPrepared);
  turn(byId("take-back"), !isRunning);
  fill("trouble", undefined, () => []);
  fill("status", statusOf(state), () => [statusOf(state)]);
}

/** Shows why something was not begun, until `forgetRefusals`. */
export function showRefusal(task: Asked, failure: Failure): void {
  fill(`${task}-refusal`, failure, () => [failureBox(failure, "Nie zaczęto.")]);
  fill("status", failure, () => ["Nie zaczęto."]);
}

/** Takes away why something was not begun, since something else is. */
export function forgetRefusals(): void {
  for (const task of [...TASKS, "discard"]) fill(`${task}-refusal`, undefined, () => []);
}

/** Shows why the state is not known, until it is. */
export function showTrouble(failure: Failure): void {
  fill("trouble", failure, () => [failureBox(failure, "Nie udało się odświeżyć tej strony.")]);
  fill("status", failure, () => []);
}

function turn(button: Element | null, isOn: boolean): void {
  button?.setAttribute("aria-disabled", String(!isOn));
}

/** Shows each task's steps at its button: those of preparing and publishing are one list. */
function showSteps({ task, steps, failure }: PublisherState): void {
  for (const name of TASKS) {
    const own = steps.filter((step) => name === taskOf(step, task));
    const failed = name === task ? failure : undefined;
    const now = own.some(({ state }) => state === "running") && Math.round(Date.now() / 1000);
    fill(`${name}-steps`, [own, failed, now], () => [
      ...(own.length > 0 ? [stepList(own)] : []),
      ...(failed ? [failureBox(failed, FAILED[name])] : []),
    ]);
  }
}

function taskOf({ name }: Step, task: Task | undefined): Task {
  if (task === "takeBack" || task === "takeNewer") return task;
  return PUBLISHING.includes(name) ? "publish" : "prepare";
}

function statusOf(state: PublisherState): string {
  const { task, steps, failure, isRunning, isPrepared, hasRepository } = state;
  if (!hasRepository) return NO_REPOSITORY;
  if (isRunning) {
    const at = steps.findIndex((step) => step.state === "running");
    const step = steps[at];
    return step ? `Trwa krok ${at + 1} z ${steps.length}: ${step.label}.` : "Zaczynamy…";
  }
  if (task && failure) return FAILED[task];
  if (steps.some((step) => step.state === "stopped")) return "Przerwano. Nic się nie zmieniło.";
  if (task === "prepare" && !isPrepared)
    return "Od przygotowania treść się zmieniła. Sprawdź i przygotuj ją jeszcze raz.";
  if (task === "publish" && !state.isPublic) return "Zatwierdzono zmiany.";
  if (task) return (state.isPublic && steps.at(-1)?.note) || DONE[task];
  return state.changes.length > 0 ? "Są zmiany do opublikowania." : "Nie ma nic do opublikowania.";
}

function targetOf({ isPublic, isPushed }: PublisherState): string {
  const parts = [
    "zatwierdza zmiany",
    ...(isPushed ? ["wysyła je do wspólnego repozytorium"] : []),
    ...(isPublic ? ["publikuje stronę w internecie"] : []),
  ];
  const list = new Intl.ListFormat("pl").format(parts);
  const missing = isPublic
    ? ""
    : " Na tym komputerze nie ustawiono, gdzie opublikować stronę, więc w internecie pokaże ją dopiero osoba techniczna.";
  return `Ten przycisk ${list}.${missing}`;
}

function lastOf(last: PublisherState["last"]): Node[] {
  if (!last) return [element("p", {}, "Nie ma publikacji, którą można by cofnąć.")];
  const time = new Date(last.time);
  const when = time.toLocaleString("pl-PL", { dateStyle: "long", timeStyle: "short" });
  return [
    element(
      "p",
      {},
      element("time", { datetime: time.toISOString() }, when),
      `, ${last.author}. Zmieniono:`,
    ),
    element("ul", {}, ...last.things.map((thing) => element("li", {}, thing))),
    ...(last.staysBecause ? [element("p", {}, `Nie da się jej cofnąć. ${last.staysBecause}`)] : []),
  ];
}
