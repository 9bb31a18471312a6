import { graphql, navigate } from "gatsby";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button, buttonClass } from "../../components/button/button";
import {
  addressOfAnswers,
  FINISH,
  queryOfAnswers,
  readAnswers,
} from "../../felling/answers";
import { nextQuestion } from "../../felling/decide";
import { useIsLive, useQuery } from "../../hooks/use-query";
import { classNames } from "../../utils/class-names";
import { fellingPath } from "../../utils/paths";
import { AnswersSoFar } from "./answers-so-far";
import { Question } from "./question";
import * as styles from "./felling-questions.module.css";

interface FellingQuestionsProps {
  rules: Queries.FellingQuestionsFragment;
  words: Queries.FellingQuestionWordsFragment;
}

/**
 * The questions of the guide. As built it is one form that the server answers; where scripts run, it asks
 * one question at a time and skips what can't change the outcome. The answers stand in the address, so
 * that the way back leads through them.
 */
export function FellingQuestions({ rules, words }: FellingQuestionsProps) {
  const { form: texts } = words;
  const isLive = useIsLive();
  const query = new URLSearchParams(useQuery());
  const answers = readAnswers(rules, query);
  const question = query.has(FINISH) ? undefined : nextQuestion(rules, answers);
  const [missing, setMissing] = useState<string>();
  const form = useFocusOnChange(question?.id);
  const asked = isLive ? rules.questions.filter((one) => one === question) : rules.questions;
  const given = isLive ? answers : {};
  const end = isLive && !question ? addressOfAnswers(rules, answers) : undefined;
  useEffect(() => {
    if (end) navigate(end, { replace: true });
  }, [end]);
  const answer = (event: FormEvent<HTMLFormElement>) => {
    if (!question) return;
    event.preventDefault();
    const value = new FormData(event.currentTarget).get(question.id);
    if (typeof value !== "string") {
      setMissing(question.id);
      event.currentTarget.querySelector("legend")?.focus();
      return;
    }
    const said = { ...answers, [question.id]: value };
    navigate(
      nextQuestion(rules, said)
        ? fellingPath + queryOfAnswers(rules, said)
        : addressOfAnswers(rules, said),
    );
  };
  return (
    <section className="section on-lichen" aria-label={words.name}>
      <div className={classNames("wrap", styles.page)}>
        <form
          ref={form}
          className={classNames("on-white flow", styles.panel)}
          action={fellingPath}
          onSubmit={answer}
          onChange={() => setMissing(undefined)}
        >
          {!isLive && <p className={styles.whole}>{texts.intro}</p>}
          {Object.entries(given).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {asked.map((one, index) => (
            <Question
              key={one.id}
              question={one}
              number={Object.keys(given).length + index + 1}
              unknown={rules.unknown}
              texts={texts}
              isMissing={missing === one.id}
            />
          ))}
          <div className={classNames(!isLive && styles.early)}>
            <Button type="submit">{texts.next}</Button>
          </div>
          {!isLive && (
            <button
              type="submit"
              className={buttonClass({ className: styles.whole })}
              name={FINISH}
              value="1"
            >
              {texts.show}
            </button>
          )}
          <p className="small quiet">{texts.unknownNote}</p>
        </form>
        <AnswersSoFar rules={rules} answers={given} texts={texts} />
      </div>
    </section>
  );
}

/** Moves the focus to the question whenever another one has taken its place. */
function useFocusOnChange(question: string | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<string | undefined>(undefined);
  const isLive = useIsLive();
  useEffect(() => {
    if (!isLive) return;
    if (shown.current && question && shown.current !== question) {
      form.current?.querySelector("legend")?.focus();
    }
    shown.current = question;
  }, [isLive, question]);
  return form;
}

export const query = graphql`
  fragment FellingRulesFacts on FellingRules {
    unknown
    questions {
      id
      short
      answers {
        id
        label
      }
    }
    outcomes {
      id
      title
    }
    rules {
      when {
        asked
        oneOf
      }
      outcome
    }
  }
  fragment FellingQuestions on FellingRules {
    ...FellingRulesFacts
    questions {
      ...FellingQuestion
    }
  }
  fragment FellingQuestionWords on FellingGuide {
    name
    form {
      intro
      number
      next
      show
      missing
      soFar
      change
      unknownNote
    }
  }
`;
