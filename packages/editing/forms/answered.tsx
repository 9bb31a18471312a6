import { type ReactNode, useEffect, useState } from "react";
import type { Complaint, EditingApi } from "../contract";
import { askServer } from "./ask-server";
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
    result?: EditingApi[Name][1];
    complaints?: Complaint[];
  }>();
  const [round, setRound] = useState(0);
  const wording = JSON.stringify(request);
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const asked = JSON.parse(wording) as EditingApi[Name][0];
      const result = await askServer(name, asked, (complaints) => {
        if (!isGone) setAnswered({ wording, complaints });
      });
      if (result !== undefined && !isGone) setAnswered({ wording, result });
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [name, wording, round]);
  if (answered?.wording !== wording) return waiting;
  const { result, complaints = [] } = answered;
  if (result === undefined) return <Refused complaints={complaints} />;
  return children(result, () => setRound((before) => before + 1));
}
