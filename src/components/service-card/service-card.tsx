import { graphql } from "gatsby";
import { classNames } from "../../utils/class-names";
import { DrawingOnPaper } from "../drawing/drawing";
import { Photo } from "../photo/photo";
import { SiteLink } from "../site-link/site-link";
import * as styles from "./service-card.module.css";

interface ServiceCardProps {
  service: Queries.ServiceCardFragment;
  /** The invitation below the title. */
  more: string;
  sizes: string;
  /** When to choose the service, below the title. */
  occasion?: string | null;
}

/** A service as one link with picture, title and invitation. */
export function ServiceCard({ service, more, sizes, occasion }: ServiceCardProps) {
  const { path, title, photo, drawing } = service;
  return (
    <SiteLink className={classNames(styles.card, "flow")} href={path}>
      {drawing ? (
        <DrawingOnPaper drawing={drawing} decorative />
      ) : (
        <div className={classNames(styles.photo, "photo")}>
          <Photo file={photo.src} alt="" sizes={sizes} className={styles.picture} />
        </div>
      )}
      <span className={classNames(styles.words, "flow")}>
        <span className={classNames(styles.title, "serif")}>{title}</span>
        {occasion && <span className={styles.occasion}>{occasion}</span>}
        <span className={styles.more}>{more}</span>
      </span>
    </SiteLink>
  );
}

export const query = graphql`
  fragment ServiceCard on Service {
    path
    title
    photo {
      src {
        ...PhotoMedium
      }
    }
    drawing {
      ...Drawing
    }
  }
`;
