import { SiteLink } from "../../../components/site-link/site-link";
import { fellingPath } from "../../../utils/paths";
import { answerSentences, queryOfAnswers } from "../../answers";
import type { Answers } from "../../felling-rules";
import * as styles from "./answers-so-far.module.css";

interface AnswersSoFarProps {
  rules: Queries.FellingRulesFactsFragment;
  answers: Answers;
  texts: { soFar: string; change: string };
}

/** The given answers, each with a link back to its question; nothing before the first answer. */
export function AnswersSoFar({ rules, answers, texts }: AnswersSoFarProps) {
  const sentences = answerSentences(rules, answers);
  if (sentences.length === 0) return null;
  const before = (index: number) =>
    Object.fromEntries(sentences.slice(0, index).map(({ id }) => [id, answers[id] ?? ""]));
  return (
    <div>
      <h2 className={styles.heading}>{texts.soFar}</h2>
      <ul>
        {sentences.map(({ id, question, sentence }, index) => (
          <li key={id} className={styles.line}>
            <span>{sentence}</span>{" "}
            <SiteLink className="tap" href={fellingPath + queryOfAnswers(rules, before(index))}>
              {texts.change}
              <span className="sr-only">: {question}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
