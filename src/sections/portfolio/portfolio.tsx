import { graphql } from "gatsby";
import { useRef } from "react";
import { Figure } from "../../components/figure/figure";
import { useLightbox } from "../../components/lightbox/use-lightbox";
import { PhotosNote } from "../photos-note/photos-note";
import { sizesOf, spanOf } from "./works-layout";
import * as styles from "./portfolio.module.css";

interface PortfolioProps {
  data: Queries.PortfolioFragment;
  /** Replaces the gallery's own title. */
  heading?: string;
}

/** Finished work in an uneven grid, with captions below the photographs, each of which opens large. */
export function Portfolio({ data: { slug, title, photos }, heading = title }: PortfolioProps) {
  const list = useRef<HTMLUListElement>(null);
  const openLarge = useLightbox(list);
  const headingId = `${slug}-gallery`;
  return (
    <section className="section" aria-labelledby={headingId}>
      <div className="wrap wrap--wide">
        <div className="head">
          <h2 id={headingId}>{heading}</h2>
        </div>
        <PhotosNote />
        <ul className={styles.works} ref={list}>
          {photos.map(({ src, alt, caption }, index) => (
            <li className={styles[spanOf(index, photos.length)]} key={index}>
              <Figure
                file={src}
                alt={alt}
                caption={caption}
                sizes={sizesOf(index, photos.length)}
                onOpen={openLarge}
              />
            </li>
          ))}
        </ul>
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
      src {
        ...PhotoMedium
      }
    }
  }
`;
