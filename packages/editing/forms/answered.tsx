import { type ReactNode, useEffect, useState } from "react";
import type { Complaint, EditingApi } from "../contract";
import { askServer } from "./ask-server";
import { Refused } from "./questions";

interface ServerAnswer<Result> {
  /** What was asked. */
  wording: string;
  /** How often it was asked anew before. */
  round: number;
  result?: Result;
  complaints?: Complaint[];
}

/**
 * Asks the server when it appears, and whenever the request becomes another.
 * @returns the result, or why there is none; and what asks anew, while the present answer stays
 */
export function useAnswer<Name extends keyof EditingApi>(name: Name, request: EditingApi[Name][0]) {
  const [answer, setAnswer] = useState<ServerAnswer<EditingApi[Name][1]>>();
  const [round, setRound] = useState(0);
  const wording = JSON.stringify(request);
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const asked = JSON.parse(wording) as EditingApi[Name][0];
      const result = await askServer(name, asked, (complaints) => {
        if (!isGone) setAnswer({ wording, round, complaints });
      });
      if (result !== undefined && !isGone) setAnswer({ wording, round, result });
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [name, wording, round]);
  const present = answer?.wording === wording ? answer : undefined;
  return {
    result: present?.result,
    complaints: present?.complaints,
    round: present?.round,
    askAgain: () => setRound((before) => before + 1),
  };
}

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

/** Shows what the server answers, or why it does not; see `useAnswer`. */
export function Answered<Name extends keyof EditingApi>({
  name,
  request,
  waiting,
  children,
}: AnsweredProps<Name>) {
  const { result, complaints, askAgain } = useAnswer(name, request);
  if (complaints) return <Refused complaints={complaints} />;
  return result === undefined ? waiting : children(result, askAgain);
}
