import { useEffect, useState } from "react";
import type { EditingApi } from "../contract";
import { type Answer, askServer } from "./ask-server";

/**
 * What the server answers to a question, asked when the component appears and whenever the request becomes another;
 * undefined until then.
 * @returns also a function that asks again, while the present answer stays
 */
export function useAnswer<Name extends keyof EditingApi>(
  name: Name,
  request: EditingApi[Name][0],
): [answer: Answer<EditingApi[Name][1]> | undefined, askAgain: () => void] {
  const [answered, setAnswered] = useState<{
    wording: string;
    answer: Answer<EditingApi[Name][1]>;
  }>();
  const [round, setRound] = useState(0);
  const wording = JSON.stringify(request);
  useEffect(() => {
    let isGone = false;
    void askServer(name, JSON.parse(wording) as EditingApi[Name][0]).then((answer) => {
      if (!isGone) setAnswered({ wording, answer });
    });
    return () => {
      isGone = true;
    };
  }, [name, wording, round]);
  const askAgain = () => setRound((before) => before + 1);
  return [answered?.wording === wording ? answered.answer : undefined, askAgain];
}
