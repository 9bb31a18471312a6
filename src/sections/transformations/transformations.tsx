import { graphql } from "gatsby";
import { useState } from "react";
import { BeforeAfterSlider } from "../../components/before-after-slider/before-after-slider";
import { useLabels } from "../../hooks/use-labels";
import { fromDesktop } from "../../utils/breakpoints";
import { classNames } from "../../utils/class-names";
import { captionOf } from "../../utils/text/caption-of";
import { QuoteButton } from "../quote-button/quote-button";
import { PairChoice } from "./pair-choice";
import * as styles from "./transformations.module.css";

/** A 3:2 photograph covers its box: it is as wide as the box, or 1.5 times its height. */
const sizesAt = (height: number) => `${fromDesktop} max(min(85rem, 90vw), ${height * 1.5}px), 94vw`;

interface TransformationsProps {
  data: Queries.TransformationsFragment;
  /** Where the quote button is; without it, the head explains the handle. */
  quote?: "head" | "below";
  surface?: "on-lichen";
  /** The number of the pair that is shown at first, from 1; beyond the last one it goes on from the first. */
  first?: number;
}

/** Before and after comparisons: shows one, chosen by thumbnails. */
export function Transformations({ data, quote, surface, first = 1 }: TransformationsProps) {
  const [chosen, setChosen] = useState((first - 1) % data.pairs.length);
  const labels = useLabels();
  const { slug, title, hint, height, mode, autoplay, pairs } = data;
  const headingId = `${slug}-heading`;
  return (
    <section className={classNames("section", surface)} aria-labelledby={headingId}>
      <div className="wrap wrap--wide">
        <div className="head">
          <h2 id={headingId}>{title}</h2>
          {quote === "head" ? <QuoteButton /> : <p className={`quiet ${styles.hint}`}>{hint}</p>}
        </div>
        {pairs.map((pair, index) => (
          <BeforeAfterSlider
            key={index}
            before={pair.before}
            after={pair.after}
            caption={captionOf(pair, labels)}
            labels={labels}
            height={height}
            mode={mode}
            autoplay={autoplay}
            sizes={sizesAt(height)}
            hidden={index !== chosen}
          />
        ))}
        <div className="words">
          <PairChoice
            label={labels.choosePair}
            pairs={pairs}
            chosen={chosen}
            onChoose={setChosen}
          />
          {quote === "below" && (
            <p className={styles.below}>
              <QuoteButton />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Transformations on Transformation {
    slug
    title
    hint
    height
    mode
    autoplay
    pairs {
      caption
      visualisation
      before {
        ...PhotoWide
      }
      after {
        ...PhotoWide
      }
      ...PairChoice
    }
  }
`;
