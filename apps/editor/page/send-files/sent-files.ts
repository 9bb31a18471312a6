import { oneAtATime } from "@typed-site/utils";
import type { Complaint } from "../../shared/contract";
import { CONTENT_CHANGED, send } from "../ask-server";

/** What the server is told with a file, in the address that it is sent to: `{ folder: "realizacje" }`. */
export type FileQuery = Readonly<Record<string, string>>;

/** The server's answer to a file that is part of the content now. */
export interface FileAdded {
  kind: "added";
}

/** What draws a question about a file, and takes what is sent with it then. */
export interface FileQuestionProps<Asked> {
  answer: Asked;
  file: File;
  onAnswer: (more: FileQuery) => void;
}

/** A chosen file on its way into the content. */
export interface SentFile<Asked> {
  id: number;
  file: File;
  state:
    | { kind: "waiting" | "sending" | "added" }
    | { kind: "asked"; answer: Asked }
    | { kind: "refused"; complaints: Complaint[] };
}

/**
 * Sends files one after the other, as a phone's connection and the server's memory want it. It is no part of a component:
 * sending goes on where its view is left, and what was refused or asked is there for whoever comes back.
 * @param name the address below `/admin/api`: `add-photo`
 */
export function createSentFiles<Added extends FileAdded, Asked extends { kind: string }>(
  name: string,
) {
  let files: SentFile<Asked>[] = [];
  let nextId = 0;
  const inTurn = oneAtATime();
  const listeners = new Set<(added?: Added) => void>();
  const update = (now: SentFile<Asked>[], added?: Added) => {
    files = now;
    for (const listener of listeners) listener(added);
  };
  const change = (id: number, state: SentFile<Asked>["state"], added?: Added) =>
    update(
      files.map((one) => (one.id === id ? { ...one, state } : one)),
      added,
    );

  const sendOne = async ({ id, file }: SentFile<Asked>, query: FileQuery) => {
    change(id, { kind: "sending" });
    const parameters = new URLSearchParams({ name: file.name, ...query });
    const answer = await send<Added | Asked>(`${name}?${parameters.toString()}`, file);
    if (answer.kind === "question") throw new Error("A file was answered with a question.");
    if (answer.kind === "refused") return change(id, answer);
    const { result } = answer;
    if (!isAdded(result)) return change(id, { kind: "asked", answer: result });
    window.dispatchEvent(new Event(CONTENT_CHANGED));
    change(id, { kind: "added" }, result);
  };

  /** Sends a file that is in the list, again with what was asked about it. */
  const sendAgain = (file: SentFile<Asked>, query: FileQuery) => {
    change(file.id, { kind: "waiting" });
    void inTurn(() => sendOne(file, query));
  };

  /** Sends files; those sent before stay in the list, without those that were refused. */
  const sendAll = (chosen: readonly File[], query: FileQuery) => {
    const added = chosen.map((file): SentFile<Asked> => {
      return { id: nextId++, file, state: { kind: "waiting" } };
    });
    update([...files.filter(({ state }) => state.kind !== "refused"), ...added]);
    for (const file of added) sendAgain(file, query);
  };

  /** Forgets what its view has shown and what waits for nobody: what is added, and what was refused. */
  const forgetSettled = () =>
    update(files.filter(({ state: { kind } }) => kind !== "added" && kind !== "refused"));

  /** Calls a function at each change, with the server's answer where a file is part of the content now. */
  const subscribe = (listener: (added?: Added) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return { subscribe, current: () => files, sendAll, sendAgain, forgetSettled };
}

export type SentFiles<Added extends FileAdded, Asked extends { kind: string }> = ReturnType<
  typeof createSentFiles<Added, Asked>
>;

const isAdded = <Added extends FileAdded, Asked extends { kind: string }>(
  answer: Added | Asked,
): answer is Added => answer.kind === "added";
