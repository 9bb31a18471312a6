import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { classNames } from "../../../utils/class-names";
import { siteUrl } from "../../../utils/site-url";
import { fillIn } from "../../../utils/text/fill-in";
import type { LetterFieldName, LetterValues } from "../../letter-fields";
import * as styles from "./felling-letter.module.css";

interface LetterSheetProps {
  words: Queries.LetterSheetFragment;
  /** What has been typed; what is missing is a line for a pen. */
  values?: LetterValues;
  /** The drawing; without one there is a frame to draw in by pen. */
  drawing?: ReactNode;
  /** What the owner reads below the letter. */
  children?: ReactNode;
}

/** The letter as it is printed, on one sheet. */
export function LetterSheet({ words, values = {}, drawing, children }: LetterSheetProps) {
  const { fields, paper, sketch } = words;
  const line = (name: LetterFieldName) => (
    <Line key={name} label={fields[name].label} value={values[name]} />
  );
  return (
    <article className={classNames("on-white", styles.sheet)} aria-label={paper.title}>
      <dl className={styles.date}>
        <Line label={paper.placeAndDate} />
      </dl>
      <div className={styles.parties}>
        <dl>{(["name", "address", "phone"] as const).map(line)}</dl>
        <dl className={styles.addressee}>{line("addressee")}</dl>
      </div>
      <h3 className={styles.title}>{paper.title}</h3>
      <p>{paper.sentence}</p>
      <dl className={styles.plot}>{(["plot", "precinct", "trees"] as const).map(line)}</dl>
      <p>
        <strong>{sketch.heading}</strong>
      </p>
      {drawing ?? <div className={styles.frame} />}
      <div className={styles.end}>
        <div>
          <p>
            <strong>{paper.attachments}</strong>
          </p>
          <ul>
            {paper.attached.map((item) => (
              <li key={item} className={styles.attached}>
                {item}
              </li>
            ))}
          </ul>
        </div>
        <p className={styles.signature}>{paper.signature}</p>
      </div>
      {children}
      <p className={styles.foot}>{fillIn(paper.foot, { site: new URL(siteUrl).host })}</p>
    </article>
  );
}

function Line({ label, value = "" }: { label: string; value?: string }) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>{value.replace(/\n{2,}/g, "\n")}</dd>
    </div>
  );
}

export const query = graphql`
  fragment LetterSheet on FellingLetter {
    fields {
      name {
        ...LetterField
      }
      address {
        ...LetterField
      }
      phone {
        ...LetterField
      }
      addressee {
        ...LetterField
      }
      plot {
        ...LetterField
      }
      precinct {
        ...LetterField
      }
      trees {
        ...LetterField
      }
    }
    paper {
      placeAndDate
      title
      sentence
      attachments
      attached
      signature
      forOwner
      foot
    }
    sketch {
      heading
    }
  }
  fragment LetterField on LetterField {
    label
    hint
  }
`;
