import { graphql } from "gatsby";
import { useRef } from "react";
import { fillIn } from "@typed-site/utils";
import { Figure } from "../../components/figure/figure";
import { useLightbox } from "../../components/lightbox/use-lightbox";
import { useLabels } from "../../hooks/use-labels";
import { classNames } from "../../utils/class-names";
import { captionOf } from "../../utils/text/caption-of";
import { photoSizes, photoSpan } from "./works-layout";
import * as styles from "./portfolio.module.css";

interface PortfolioProps {
  data: Queries.PortfolioFragment;
  /** Replaces the gallery's own title. */
  heading?: string;
}

/** How many photographs a phone shows unfolded: two rows of three. */
const SHOWN = 6;

/** A gallery in an uneven grid, with captions; each photograph opens in the lightbox. */
export function Portfolio({ data: { slug, title, photos }, heading = title }: PortfolioProps) {
  const works = useRef<HTMLDivElement>(null);
  const openLarge = useLightbox(works);
  const labels = useLabels();
  const headingId = `${slug}-gallery`;
  const list = (part: typeof photos) => (
    <ul className={styles.works}>
      {part.map((photo, index) => (
        <li className={styles[photoSpan(index, part.length)]} key={index}>
          <Figure
            file={photo.src}
            alt={photo.alt}
            caption={captionOf(photo, labels)}
            sizes={photoSizes(index, part.length)}
            onOpen={openLarge}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <section className="section" aria-labelledby={headingId}>
      <div className="wrap wrap--wide" ref={works}>
        <div className="head">
          <h2 id={headingId}>{heading}</h2>
        </div>
        {list(photos.slice(0, SHOWN))}
        {photos.length > SHOWN && (
          <details className={classNames("fold fold--phone", styles.further)}>
            <summary>{fillIn(labels.allPhotos, { count: photos.length })}</summary>
            {list(photos.slice(SHOWN))}
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
