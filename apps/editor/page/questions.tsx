import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { Complaint, EditingApi, Question } from "../shared/contract";
import { CONTENT_CHANGED, send, type WhenRefused } from "./ask-server";
import { Complaints } from "./complaints";
import { Dialog } from "./dialog";
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
  return async (name, change, whenRefused) => {
    let agreed: string[] | undefined;
    for (;;) {
      const answer = await send<EditingApi[typeof name][1]>(
        name,
        JSON.stringify({ ...change, agreed }),
      );
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
