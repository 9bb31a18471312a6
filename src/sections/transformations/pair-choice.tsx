import { graphql } from "gatsby";
import { Photo } from "../../components/photo/photo";
import { fromDesktop, fromTablet } from "../../utils/breakpoints";
import { classNames } from "../../utils/class-names";
import * as styles from "./pair-choice.module.css";

/* half of a 4:3 thumbnail: a 3:2 photograph is wider than the whole of it */
const sizes = `${fromDesktop} 17.5rem, ${fromTablet} 15rem, 7.5rem`;

interface PairChoiceProps {
  label: string;
  pairs: readonly Queries.PairChoiceFragment[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** Thumbnails, half before and half after; the pressed one is shown. */
export function PairChoice({ label, pairs, chosen, onChoose }: PairChoiceProps) {
  if (pairs.length < 2) return null;
  return (
    <div
      className={classNames(styles.choice, pairs.length > 8 && styles.many)}
      role="group"
      aria-label={label}
    >
      {pairs.map(({ caption, beforeSmall, afterSmall }, index) => (
        <button
          className={styles.thumb}
          key={index}
          type="button"
          aria-pressed={index === chosen}
          onClick={() => onChoose(index)}
        >
          <span className={styles.pair} aria-hidden="true">
            {[beforeSmall, afterSmall].map(({ src }, half) => (
              <span className={styles.half} key={half}>
                <Photo file={src} alt="" sizes={sizes} />
              </span>
            ))}
          </span>
          <span>{caption}</span>
        </button>
      ))}
    </div>
  );
}

export const query = graphql`
  fragment PairChoice on TransformationPair {
    caption
    beforeSmall: before {
      src {
        ...PhotoSmall
      }
    }
    afterSmall: after {
      src {
        ...PhotoSmall
      }
    }
  }
`;
