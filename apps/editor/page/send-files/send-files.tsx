import {
  type ChangeEvent,
  type ComponentType,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Refused } from "../complaints";
import { useLeaveQuestion } from "../entry/use-leave-question";
import {
  createSentFiles,
  type FileAdded,
  type FileQuery,
  type FileQuestionProps,
  type SentFile,
  type SentFiles,
} from "./sent-files";

interface SendFilesProps<Added extends FileAdded, Asked extends { kind: string }> {
  /** What the button says: `Dodaj zdjęcia`. */
  label: string;
  /** What a screen reader says after it, where there are many such buttons. */
  about?: string;
  /** Which files can be chosen, as an `input` has it. */
  accept: string;
  /** Whether several can be chosen at once. */
  isMultiple?: boolean;
  /** Whether a phone offers its camera, too. */
  hasCamera?: boolean;
  /** The address below `/admin/api` that files are sent to, and what goes with them. */
  name: string;
  query: FileQuery;
  /** The files of a view, which stay when it is left; without, they go with the button. */
  kept?: SentFiles<Added, Asked>;
  /** Asks what the server wants to know of a file before it takes it. */
  Question: ComponentType<FileQuestionProps<Asked>>;
  /** Takes the server's answer for each file as soon as it is part of the content. */
  onAdded: (answer: Added) => void;
}

/** A button to choose files, and what becomes of each. */
export function SendFiles<Added extends FileAdded, Asked extends { kind: string }>({
  label,
  about,
  accept,
  isMultiple,
  hasCamera,
  name,
  query,
  kept,
  Question,
  onAdded,
}: SendFilesProps<Added, Asked>) {
  const [own] = useState(() => kept ?? createSentFiles<Added, Asked>(name));
  const { subscribe, current, sendAll, sendAgain, forgetSettled } = own;
  const files = useSyncExternalStore(subscribe, current);
  useEffect(() => subscribe((added) => added && onAdded(added)), [subscribe, onAdded]);
  useEffect(() => forgetSettled, [forgetSettled]);
  useLeaveQuestion(files.some(({ state: { kind } }) => kind === "waiting" || kind === "sending"));
  const list = useRef<HTMLUListElement>(null);
  const isReplaced = "place" in query;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    sendAll([...(event.target.files ?? [])], query);
    // So that the same file can be chosen again.
    event.target.value = "";
  };
  const chooser = { className: "visually-hidden", type: "file", accept, onChange: choose };
  const answerWith = (file: SentFile<Asked>, more: FileQuery) => {
    // The button that was pressed goes.
    list.current?.focus();
    sendAgain(file, { ...query, ...more });
  };
  return (
    <div className="send-media stack">
      <div className="row">
        <label className={isReplaced ? "button line small" : "button"}>
          {label} {about && <span className="visually-hidden">{about}</span>}
          <input {...chooser} multiple={isMultiple} />
        </label>
        {hasCamera && (
          <label className="button line with-camera">
            Zrób zdjęcie
            <input {...chooser} capture="environment" />
          </label>
        )}
      </div>
      <p role="status">{files.length > 0 && summaryOf(files, isReplaced)}</p>
      {files.length > 0 && (
        <ul
          role="list"
          className="sent-files stack"
          ref={list}
          tabIndex={-1}
          aria-label="Wysłane pliki"
        >
          {files.map((sent) => {
            const { id, file, state } = sent;
            return (
              <li key={id}>
                <strong>{file.name}</strong>
                {state.kind === "asked" && (
                  <Question
                    answer={state.answer}
                    file={file}
                    onAnswer={(more) => answerWith(sent, more)}
                  />
                )}
                {state.kind === "refused" && <Refused complaints={state.complaints} />}
                <p>{inWords(state.kind, isReplaced)}</p>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function inWords(state: SentFile<unknown>["state"]["kind"], isReplaced: boolean): string {
  if (state === "waiting") return "czeka na swoją kolej";
  if (state === "sending") return "wysyłanie…";
  if (state === "added") return isReplaced ? "zamieniono" : "dodano";
  return "";
}

function summaryOf(files: readonly SentFile<unknown>[], isReplaced: boolean): string {
  const inState = (kind: SentFile<unknown>["state"]["kind"]) =>
    files.filter(({ state }) => state.kind === kind).length;
  const asked = inState("asked");
  const refused = inState("refused");
  return [
    `${isReplaced ? "Zamieniono" : "Dodano"}: ${inState("added")} z ${files.length}.`,
    asked > 0 && `Do uzupełnienia: ${asked}.`,
    refused > 0 && `Nie przyjęto: ${refused}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
