import { graphql, navigate } from "gatsby";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button/button";
import { useIsHydrated, useQuery } from "../../../hooks/use-query";
import { classNames } from "../../../utils/class-names";
import { fellingPath } from "../../../utils/paths";
import { addressOfAnswers, queryOfAnswers, readAnswers, TOWN, withTown } from "../../answers";
import { openQuestions } from "../../decide";
import { AnswersSoFar } from "./answers-so-far";
import { Question } from "./question";
import { TownQuestion } from "./town-question";
import * as styles from "./felling-questions.module.css";

interface FellingQuestionsProps {
  rules: Queries.FellingQuestionsFragment;
  words: Queries.FellingQuestionWordsFragment;
  towns: readonly Queries.FellingQuestionTownFragment[];
}

/**
 * The questions of the guide, one at a time and only those that can change the outcome; the last
 * one asks for the town. The answers are kept in the address, so the back button leads through
 * them. Without JavaScript a sentence links to the list of rules instead.
 */
export function FellingQuestions({ rules, words, towns }: FellingQuestionsProps) {
  const { form: texts } = words;
  const answers = readAnswers(rules, new URLSearchParams(useQuery()));
  const [question, ...further] = openQuestions(rules, answers);
  const number = Object.keys(answers).length + 1;
  const [missing, setMissing] = useState<string>();
  const form = useFocusOnChange(question?.id ?? TOWN);
  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const value = data.get(question?.id ?? TOWN);
    if (!question) {
      const town = typeof value === "string" ? value : "";
      navigate(withTown(addressOfAnswers(rules, answers), town));
      return;
    }
    if (typeof value !== "string") {
      setMissing(question.id);
      event.currentTarget.querySelector("legend")?.focus();
      return;
    }
    navigate(fellingPath + queryOfAnswers(rules, { ...answers, [question.id]: value }));
  };
  return (
    <section className="section on-lichen" aria-label={words.name}>
      <noscript>
        <p className="wrap lead">
          <a href="#rules">{texts.noScript}</a>
        </p>
      </noscript>
      <div className={classNames("wrap", styles.page)}>
        <form
          ref={form}
          className={classNames("on-white flow", styles.panel)}
          action={fellingPath}
          onSubmit={answer}
          onChange={() => setMissing(undefined)}
        >
          {Object.entries(answers).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {question ? (
            <Question
              key={question.id}
              question={question}
              number={number}
              most={number + further.length}
              unknown={rules.unknown}
              texts={texts}
              isMissing={missing === question.id}
            />
          ) : (
            <TownQuestion towns={towns} words={words.town} />
          )}
          <Button type="submit">{question ? texts.next : texts.show}</Button>
          {question && <p className="small quiet">{texts.unknownNote}</p>}
        </form>
        <div className={styles.side}>
          <AnswersSoFar rules={rules} answers={answers} texts={texts} />
          {further.length > 0 && (
            <div className={styles.further}>
              <h2 className={styles.heading}>{texts.hangsOn}</h2>
              <ul className="prose quiet">
                {further.map(({ id, short }) => (
                  <li key={id}>{short}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/** Focuses the question whenever it changes, and shows the whole form, or from the question on if the window is too low. */
function useFocusOnChange(question: string | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<string | undefined>(undefined);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    if (shown.current && question && shown.current !== question) {
      const legend = form.current?.querySelector("legend");
      const nearest = { block: "nearest", behavior: "instant" } as const;
      form.current?.scrollIntoView(nearest);
      // of a form that is higher than the window, the nearest is its end
      legend?.scrollIntoView(nearest);
      legend?.focus({ preventScroll: true });
    }
    shown.current = question;
  }, [isHydrated, question]);
  return form;
}

export const query = graphql`
  fragment FellingRulesFacts on FellingRules {
    unknown
    questions {
      id
      short
      unknown
      answers {
        id
        label
        sentence
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
      noScript
      number
      next
      show
      missing
      soFar
      hangsOn
      change
      unknownNote
    }
    town {
      ...FellingTownWords
    }
  }
`;
