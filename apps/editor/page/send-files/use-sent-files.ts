import { useRef, useState } from "react";
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
 * Sends files one after the other, as a phone's connection and the server's memory want it.
 * @param name the address below `/admin/api`: `add-photo`
 * @param onAdded takes the server's answer for each as soon as it is part of the content
 */
export function useSentFiles<Added extends FileAdded, Asked extends { kind: string }>(
  name: string,
  onAdded: (answer: Added) => void,
) {
  const [files, setFiles] = useState<SentFile<Asked>[]>([]);
  const [inTurn] = useState(oneAtATime);
  const nextId = useRef(0);

  const change = (id: number, state: SentFile<Asked>["state"]) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, state } : one)));

  const sendOne = async ({ id, file }: SentFile<Asked>, query: FileQuery) => {
    change(id, { kind: "sending" });
    const words = new URLSearchParams({ name: file.name, ...query });
    const answer = await send<Added | Asked>(`${name}?${words.toString()}`, file);
    if (answer.kind === "question") throw new Error("A file was answered with a question.");
    if (answer.kind === "refused") return change(id, answer);
    const { result } = answer;
    if (!isAdded(result)) return change(id, { kind: "asked", answer: result });
    change(id, { kind: "added" });
    window.dispatchEvent(new Event(CONTENT_CHANGED));
    onAdded(result);
  };

  /** Sends a file that is in the list, again with what was asked about it. */
  const sendAgain = (file: SentFile<Asked>, query: FileQuery) => {
    change(file.id, { kind: "waiting" });
    void inTurn(() => sendOne(file, query));
  };

  /** Sends files; those sent before stay in the list, without those that were refused. */
  const sendAll = (chosen: readonly File[], query: FileQuery) => {
    const added = chosen.map((file): SentFile<Asked> => {
      const id = nextId.current++;
      return { id, file, state: { kind: "waiting" } };
    });
    setFiles((all) => [...all.filter(({ state }) => state.kind !== "refused"), ...added]);
    for (const file of added) sendAgain(file, query);
  };

  return { files, sendAll, sendAgain };
}

const isAdded = <Added extends FileAdded, Asked extends { kind: string }>(
  answer: Added | Asked,
): answer is Added => answer.kind === "added";
