import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { Section } from "../../../components/section/section";
import { anchors } from "../../../utils/anchors";
import { classNames } from "../../../utils/class-names";
import { addresseeOf } from "../../letter-fields";
import type { LetterForm } from "./letter-form";
import { LetterSheet } from "./letter-sheet";
// Imported eagerly: `gatsby develop` puts styles of lazy-loaded scripts before the layer order.
import "./letter-form.module.css";
import * as styles from "./felling-letter.module.css";

interface FellingLetterProps {
  letter: Queries.FellingLetterFragment;
  /** The town that the visitor chose. */
  town: Queries.FellingTownFragment | undefined;
  words: Queries.FellingLetterWordsFragment;
}

/**
 * A letter to the office, folded. Opened, it is all that the page prints: a sheet to fill in by pen, or with the form,
 * whose script is loaded then.
 */
export function FellingLetter({ letter, town, words }: FellingLetterProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [Form, setForm] = useState<typeof LetterForm | "failed">();
  const load = () => {
    if (!fold.current?.open) return;
    import("./letter-form").then(
      (loaded) => setForm(() => loaded.LetterForm),
      () => setForm("failed"),
    );
  };
  // It may have been opened before hydration.
  useEffect(load, []);
  const { heading, unfold } = words.letter;
  return (
    <Section id="letter" heading={heading} split className={styles.letter}>
      <details
        ref={fold}
        id={anchors.letter}
        className={classNames("fold", styles.fold)}
        data-prints-alone
        onToggle={load}
      >
        <summary>
          <strong>{unfold}</strong>
        </summary>
        <div className={classNames("flow", styles.content)}>
          <p>{letter.intro}</p>
          {typeof Form === "function" ? (
            <Form
              words={words.letter}
              deadlines={words.deadlines}
              addressee={addresseeOf(letter.addressee, town?.office)}
            />
          ) : (
            <div className={classNames("flow", Form !== "failed" && styles.waiting)}>
              <LetterSheet words={words.letter} />
            </div>
          )}
        </div>
      </details>
    </Section>
  );
}

export const query = graphql`
  fragment FellingLetter on OutcomeLetter {
    intro
    addressee
  }
  fragment FellingLetterWords on FellingGuide {
    letter {
      heading
      open
      unfold
      ...LetterForm
    }
    deadlines {
      ...DeadlinesField
    }
  }
`;
