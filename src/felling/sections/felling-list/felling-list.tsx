import { graphql } from "gatsby";
import { SiteLink } from "../../../components/site-link/site-link";
import { outcomeAddress } from "../../../utils/paths";
import { uncapitalise } from "../../../utils/text/capitalise";
import { FellingSource } from "../felling-reasons/felling-source";
import * as styles from "./felling-list.module.css";

interface FellingListProps {
  rules: Queries.FellingListFragment;
  words: Queries.FellingListWordsFragment;
}

/** What each answer means, and all rules in order, for those who prefer reading to answering, and for pages without JavaScript. */
export function FellingList({ rules, words }: FellingListProps) {
  const { list } = words;
  const questions = new Map(rules.questions.map((question) => [question.id, question]));
  const titles = new Map(rules.outcomes.map(({ id, title }) => [id, title]));
  return (
    <section className="section" aria-labelledby="rules">
      <div className="wrap flow">
        <h2 id="rules">{list.heading}</h2>
        <p className="lead">{list.intro}</p>
        <details className={`fold ${styles.fold}`}>
          <summary>
            <strong>{list.answers}</strong>
          </summary>
          <div className={`cols ${styles.rules}`}>
            {rules.questions.map(({ id, question, hint, answers }) => (
              <div key={id} className={styles.question}>
                <h3 className={styles.asked}>{question}</h3>
                <p className="small quiet">{hint}</p>
                <dl className="small">
                  {answers.map(({ id: answer, label, example }) => (
                    <div key={answer}>
                      <dt>
                        <strong>{label}</strong>
                      </dt>
                      <dd>{example}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </div>
        </details>
        <details className={`fold ${styles.fold}`}>
          <summary>
            <strong>{list.open}</strong>
          </summary>
          <ol className={`cols count ${styles.rules}`}>
            {rules.rules.map(({ when, outcome, reason, law }) => (
              <li key={reason} className={styles.rule}>
                <div className="flow">
                  <p>
                    <span className="small quiet">{list.result}:</span>{" "}
                    <SiteLink href={outcomeAddress(outcome)}>{titles.get(outcome)}</SiteLink>
                  </p>
                  <ul className="small">
                    {when.length === 0 && <li>{list.always}</li>}
                    {when.map((condition) => {
                      const question = questions.get(condition.asked);
                      const given = question?.answers.filter(({ id }) =>
                        condition.oneOf.includes(id),
                      );
                      return (
                        <li key={condition.asked}>
                          <span className="quiet">{question?.short}:</span>{" "}
                          {given?.map(({ label }) => uncapitalise(label)).join(" / ")}
                        </li>
                      );
                    })}
                  </ul>
                  <p className="small quiet">
                    {list.law}: {law}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </details>
        <FellingSource rules={rules} words={words} />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment FellingList on FellingRules {
    ...FellingRulesFacts
    questions {
      question
      hint
      answers {
        example
      }
    }
    rules {
      reason
      law
    }
    ...FellingSource
  }
  fragment FellingListWords on FellingGuide {
    list {
      heading
      intro
      answers
      open
      always
      result
      law
    }
    ...FellingSourceWords
  }
`;
