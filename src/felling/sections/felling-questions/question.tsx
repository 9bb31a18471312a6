import { graphql } from "gatsby";
import { useId } from "react";
import { Icon } from "../../../components/icon/icon";
import { Trunk } from "../../../components/trunk/trunk";
import { fillIn } from "../../../utils/text/fill-in";
import { UNKNOWN } from "../../felling-rules";
import * as styles from "./question.module.css";

interface QuestionProps {
  question: Queries.FellingQuestionFragment;
  number: number;
  /** The upper bound of the number of questions. */
  most: number;
  /** The label of the answer for those who don't know. */
  unknown: string;
  texts: { number: string; missing: string };
  /** Whether it was submitted without an answer. */
  isMissing: boolean;
}

/** A question with its drawing and its answers as radio buttons. */
export function Question({ question, number, most, unknown, texts, isMissing }: QuestionProps) {
  const { id, question: words, hint, drawing, answers } = question;
  const hintId = useId();
  const missingId = useId();
  const girths = answers.flatMap(({ upTo }) => upTo ?? []);
  const choices = [...answers, { id: UNKNOWN, label: unknown, example: undefined }];
  return (
    <fieldset
      className={styles.question}
      aria-describedby={isMissing ? `${missingId} ${hintId}` : hintId}
    >
      <legend className={styles.legend} tabIndex={-1}>
        <span className="small quiet">{fillIn(texts.number, { number, most })}</span>
        <span className={`serif ${styles.words}`}>{words}</span>
      </legend>
      {isMissing && (
        <p className={styles.missing} id={missingId} role="alert">
          {texts.missing}
        </p>
      )}
      <div className={styles.hint} id={hintId}>
        {girths.length > 0 ? (
          <Trunk girths={girths} className={styles.trunk} />
        ) : (
          <Icon name={drawing} className={styles.drawing} />
        )}
        <p className="quiet">{hint}</p>
      </div>
      {choices.map((choice) => (
        <label key={choice.id} className={styles.answer}>
          <input className={styles.mark} type="radio" name={id} value={choice.id} />
          <span>
            <strong>{choice.label}</strong>
            {choice.example && (
              <span className={`small quiet ${styles.example}`}>{choice.example}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export const query = graphql`
  fragment FellingQuestion on FellingQuestion {
    id
    question
    hint
    drawing
    answers {
      id
      label
      example
      upTo
    }
  }
`;
