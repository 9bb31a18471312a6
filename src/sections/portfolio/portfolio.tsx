import { graphql } from "gatsby";
import { useRef } from "react";
import { Figure } from "../../components/figure/figure";
import { useLightbox } from "../../components/lightbox/use-lightbox";
import { useLabels } from "../../hooks/use-labels";
import { classNames } from "../../utils/class-names";
import { captionOf } from "../../utils/text/caption-of";
import { fillIn } from "../../utils/text/fill-in";
import { fillsRow, photoSizes, photoSpan } from "./works-layout";
import * as styles from "./portfolio.module.css";

interface PortfolioProps {
  data: Queries.PortfolioFragment;
  /** Replaces the gallery's own title. */
  heading?: string;
}

/** How many photographs a phone shows unfolded. They are a row of wider screens, where three have a row of their own. */
const SHOWN = 2;

/** A gallery in an uneven grid, with captions; each photograph opens in the lightbox. */
export function Portfolio({ data: { slug, title, photos }, heading = title }: PortfolioProps) {
  const works = useRef<HTMLDivElement>(null);
  const openLarge = useLightbox(works);
  const labels = useLabels();
  const headingId = `${slug}-gallery`;
  const shown = photos.length > 3 ? SHOWN : photos.length;
  const list = (first: number, end: number) => (
    <ul className={styles.works}>
      {photos.slice(first, end).map((photo, index) => {
        const span = photoSpan(first + index, photos.length);
        return (
          <li className={styles[span]} key={index}>
            <Figure
              file={photo.src}
              alt={photo.alt}
              caption={captionOf(photo, labels)}
              sizes={photoSizes(span, fillsRow(index, end - first))}
              onOpen={openLarge}
            />
          </li>
        );
      })}
    </ul>
  );
  return (
    <section className="section" aria-labelledby={headingId}>
      <div className="wrap wrap--wide" ref={works}>
        <div className="head">
          <h2 id={headingId}>{heading}</h2>
        </div>
        {list(0, shown)}
        {photos.length > shown && (
          <details className={classNames("fold fold--phone", styles.further)}>
            <summary>{fillIn(labels.allPhotos, { count: photos.length })}</summary>
            {list(shown, photos.length)}
          </details>
        )}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Portfolio on Gallery {
    slug
    title
    photos {
      alt
      caption
      visualisation
      src {
        ...PhotoMedium
      }
    }
  }
`;
