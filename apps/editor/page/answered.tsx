import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { Complaint, EditingApi } from "../shared/contract";
import { askServer, CONTENT_CHANGED } from "./ask-server";
import { Refused } from "./complaints";

interface ServerAnswer<Result> {
  /** What was asked. */
  wording: string;
  /** The newest result, also where the server was asked again and refused. */
  result?: Result;
  complaints?: Complaint[];
}

/**
 * Asks the server when it appears, and whenever the request becomes another.
 * @returns the newest result, or why there is none; and what asks anew, while the present answer stays
 */
export function useAnswer<Name extends keyof EditingApi>(name: Name, request: EditingApi[Name][0]) {
  const [answer, setAnswer] = useState<ServerAnswer<EditingApi[Name][1]>>();
  const rounds = useRef(0);
  const wording = JSON.stringify(request);
  const askAgain = useCallback(async () => {
    const round = ++rounds.current;
    // An earlier answer may come later.
    const isNewest = () => round === rounds.current;
    const asked = JSON.parse(wording) as EditingApi[Name][0];
    const result = await askServer(name, asked, (complaints) => {
      if (!isNewest()) return;
      setAnswer((before) => ({ ...(before?.wording === wording && before), wording, complaints }));
    });
    if (result !== undefined && isNewest()) setAnswer({ wording, result });
  }, [name, wording]);
  useEffect(() => void askAgain(), [askAgain]);
  const present = answer?.wording === wording ? answer : undefined;
  const { result, complaints } = present ?? {};
  return { result, complaints, askAgain };
}

/** As `useAnswer`; asks anew when the content has changed here, another view is shown or the window has the focus again. */
export function useNewestAnswer<Name extends keyof EditingApi>(
  name: Name,
  request: EditingApi[Name][0],
) {
  const answer = useAnswer(name, request);
  const { askAgain } = answer;
  useEffect(() => {
    const events = [CONTENT_CHANGED, "hashchange", "focus"];
    const ask = () => void askAgain();
    for (const event of events) window.addEventListener(event, ask);
    return () => {
      for (const event of events) window.removeEventListener(event, ask);
    };
  }, [askAgain]);
  return answer;
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
  return result === undefined ? waiting : children(result, () => void askAgain());
}
