import { type ReactNode, useEffect, useState } from "react";
import type { EditingApi } from "../contract";
import { type Answer, send } from "./ask-server";
import { Refused } from "./questions";

interface AnsweredProps<Name extends keyof EditingApi> {
  name: Name;
  request: EditingApi[Name][0];
  /** Is shown until there is an answer. */
  waiting?: ReactNode;
  /**
   * Draws what was answered.
   * @param askAgain asks anew, while the present answer stays
   */
  children: (result: EditingApi[Name][1], askAgain: () => void) => ReactNode;
}

/** Asks the server when it appears, and whenever the request becomes another; shows the answer, or why there is none. */
export function Answered<Name extends keyof EditingApi>({
  name,
  request,
  waiting,
  children,
}: AnsweredProps<Name>) {
  const [answered, setAnswered] = useState<{
    wording: string;
    answer: Answer<EditingApi[Name][1]>;
  }>();
  const [round, setRound] = useState(0);
  const wording = JSON.stringify(request);
  useEffect(() => {
    let isGone = false;
    void send<EditingApi[Name][1]>(name, wording).then((answer) => {
      if (!isGone) setAnswered({ wording, answer });
    });
    return () => {
      isGone = true;
    };
  }, [name, wording, round]);
  if (answered?.wording !== wording) return waiting;
  const { answer } = answered;
  if (answer.kind === "done")
    return children(answer.result, () => setRound((before) => before + 1));
  return <Refused complaints={answer.kind === "refused" ? answer.complaints : []} />;
}
