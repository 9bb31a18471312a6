import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { Complaint, EditingApi, Question } from "../shared/contract";
import { send, type WhenRefused } from "./ask-server";
import { Dialog } from "./dialog";
import type { FieldPath } from "./entry/form-state";
import { QuestionWindow, type Reply } from "./question-window";

/** What asks the editor, and tells why something was not done. */
export interface Questions {
  /** Shows a question. @returns `undefined` where everything is left as it is */
  ask: (question: Question) => Promise<Reply | undefined>;
  /** Shows why something was not done, until the editor closes it. */
  complain: (heading: string, complaints: readonly Complaint[]) => void;
  /**
   * Sends a change, asks what the server asks, and sends it again with the places that the editor agreed to.
   * @param whenRefused is called where it was refused, also where no server answers; or the heading of a window that says so
   */
  perform: <Name extends keyof EditingApi>(
    name: Name,
    change: Omit<EditingApi[Name][0], "agreed">,
    whenRefused: WhenRefused | string,
  ) => Promise<Outcome<EditingApi[Name][1]>>;
}

/** What became of a change: at most one of these. */
export interface Outcome<Result> {
  result?: Result;
  complaints?: Complaint[];
  /** What the editor replied instead of agreeing, unless he left everything as it is. */
  reply?: Reply;
}

const QuestionsContext = createContext<Questions | null>(null);

/** The event on `window` after which the content may be another: the header counts anew. */
export const CONTENT_CHANGED = "content-changed";

/** Asks the editor; inside `QuestionsProvider`. */
export function useQuestions(): Questions {
  const questions = useContext(QuestionsContext);
  if (!questions) throw new Error("QuestionsProvider is missing around this component.");
  return questions;
}

/** Shows the questions and complaints of everything inside it, one at a time. */
export function QuestionsProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ReactNode>();
  const questions = useMemo(() => {
    const close = () => setShown(undefined);
    const ask: Questions["ask"] = (question) =>
      new Promise((resolve) => {
        const answer = (reply?: Reply) => {
          close();
          resolve(reply);
        };
        setShown(<QuestionWindow question={question} onAnswer={answer} />);
      });
    const complain: Questions["complain"] = (heading, complaints) =>
      setShown(
        <Dialog label={heading} role="alertdialog" onClose={close}>
          <Complaints complaints={complaints} />
        </Dialog>,
      );
    return { ask, complain, perform: performWith(ask, complain) };
  }, []);
  return (
    <QuestionsContext.Provider value={questions}>
      {children}
      {shown}
    </QuestionsContext.Provider>
  );
}

function performWith(ask: Questions["ask"], complain: Questions["complain"]): Questions["perform"] {
  return async <Name extends keyof EditingApi>(
    name: Name,
    change: Omit<EditingApi[Name][0], "agreed">,
    whenRefused: WhenRefused | string,
  ): Promise<Outcome<EditingApi[Name][1]>> => {
    let agreed: string[] | undefined;
    for (;;) {
      const answer = await send<EditingApi[Name][1]>(name, JSON.stringify({ ...change, agreed }));
      switch (answer.kind) {
        case "done":
          window.dispatchEvent(new Event(CONTENT_CHANGED));
          return { result: answer.result };
        case "refused":
          if (typeof whenRefused === "string") complain(whenRefused, answer.complaints);
          else whenRefused(answer.complaints);
          return { complaints: answer.complaints };
        case "question": {
          const reply = await ask(answer.question);
          if (reply !== "agree") return { reply };
          agreed = [...(agreed ?? []), ...answer.question.places];
        }
      }
    }
  };
}

interface ComplaintsProps {
  complaints: readonly Complaint[];
  /** Shows the field that a complaint is about. */
  onShow?: (path: FieldPath) => void;
}

/** Why something was not done: each reason, perhaps with a press to its field, and what to do. */
export function Complaints({ complaints, onShow }: ComplaintsProps) {
  return (
    <ul className="complaints">
      {complaints.map(({ problem, remedy, path }) => (
        <li key={problem}>
          {onShow && path ? (
            <button type="button" className="as-link" onClick={() => onShow(path)}>
              {problem}
            </button>
          ) : (
            <strong>{problem}</strong>
          )}{" "}
          {remedy}
        </li>
      ))}
    </ul>
  );
}

/** Says at once why something can't be shown or was not done. */
export function Refused({ complaints }: { complaints: readonly Complaint[] }) {
  return (
    <div className="notice error" role="alert">
      <Complaints complaints={complaints} />
    </div>
  );
}
