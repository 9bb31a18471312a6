import { graphql } from "gatsby";
import { Section } from "../../../components/section/section";
import { FellingSource } from "./felling-source";
import * as styles from "./felling-reasons.module.css";

interface FellingReasonsProps {
  outcome: string;
  /** The index of the rule that decides for the visitor's answers. */
  rule: number | undefined;
  rules: Queries.FellingReasonsFragment;
  words: Queries.FellingReasonsWordsFragment;
}

/** All rules that lead to an outcome, with their articles of the act; the deciding rule is marked. */
export function FellingReasons({ outcome, rule, rules, words }: FellingReasonsProps) {
  const { why, yours } = words.outcome;
  return (
    <Section id="why" heading={why} split>
      <div className="flow">
        <ul className={styles.reasons}>
          {rules.rules.map(
            ({ reason, law, outcome: own }, index) =>
              own === outcome && (
                <li
                  key={reason}
                  className={styles.reason}
                  data-yours={index === rule ? "" : undefined}
                >
                  <p>{reason}</p>
                  <p className="small quiet">
                    {law} <strong className={styles.yours}>{yours}</strong>
                  </p>
                </li>
              ),
          )}
        </ul>
        <FellingSource rules={rules} words={words} />
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment FellingReasons on FellingRules {
    rules {
      reason
      law
      outcome
    }
    ...FellingSource
  }
  fragment FellingReasonsWords on FellingGuide {
    outcome {
      why
      yours
    }
    ...FellingSourceWords
  }
`;
