import { graphql } from "gatsby";
import { DrawingOnPaper } from "../../components/drawing/drawing";
import { Photo } from "../../components/photo/photo";
import { fromDesktop } from "../../utils/breakpoints";
import { classNames } from "../../utils/class-names";
import * as styles from "./banner.module.css";

/* 4:3 boxes crop a 3:2 photograph at the sides: the picture is an eighth wider than its box */
const sizes = `${fromDesktop} 39rem, 106vw`;

interface BannerProps {
  /** Prefix of the heading's id; unique on the page. */
  id: string;
  data: Queries.BannerFragment;
  /** Whether the photograph is on the right of wide screens. */
  photoLast?: boolean;
  surface?: "on-lichen";
}

/** A photograph or a drawing beside a heading and a short text. */
export function Banner({ id, data, photoLast, surface }: BannerProps) {
  const { heading, body, photo, drawing } = data;
  const order = photoLast && styles.last;
  return (
    <section className={classNames("section", surface)} aria-labelledby={`${id}-heading`}>
      <div className={`wrap cols ${styles.banner}`}>
        {drawing ? (
          <DrawingOnPaper drawing={drawing} className={classNames(order)} />
        ) : (
          <div className={classNames("photo", order)}>
            <Photo file={photo.src} alt={photo.alt} sizes={sizes} />
          </div>
        )}
        <div className="flow">
          <h2 id={`${id}-heading`}>{heading}</h2>
          <p className="lead">{body}</p>
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Banner on AboutBanner {
    heading
    body
    photo {
      alt
      src {
        ...PhotoMedium
      }
    }
    drawing {
      ...Drawing
    }
  }
`;
