import { graphql } from "gatsby";
import { classNames } from "../../utils/class-names";
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

/** A service as one link with photograph, title and invitation. */
export function ServiceCard({ service, more, sizes, occasion }: ServiceCardProps) {
  const { path, title, photo } = service;
  return (
    <SiteLink className={classNames(styles.card, "flow")} href={path}>
      <div className={classNames(styles.photo, "photo")}>
        <Photo file={photo.src} alt="" sizes={sizes} className={styles.picture} />
      </div>
      <span className={classNames(styles.title, "serif")}>{title}</span>
      {occasion && <span className={styles.occasion}>{occasion}</span>}
      <span className={styles.more}>{more}</span>
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
  }
`;
