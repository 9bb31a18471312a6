import { classNames } from "../../utils/class-names";
import { Photo, type PhotoFile } from "../photo/photo";
import { SiteLink } from "../site-link/site-link";
import * as styles from "./service-card.module.css";

interface ServiceCardProps {
  path: string;
  title: string;
  /** The invitation below the title. */
  more: string;
  file: PhotoFile;
  sizes: string;
}

/** A service as one link with photograph, title and invitation. */
export function ServiceCard({ path, title, more, file, sizes }: ServiceCardProps) {
  return (
    <SiteLink className={classNames(styles.card, "flow")} href={path}>
      <div className={classNames(styles.photo, "photo")}>
        <Photo file={file} alt="" sizes={sizes} className={styles.picture} />
      </div>
      <span className={classNames(styles.title, "serif")}>{title}</span>
      <span className={styles.more}>{more}</span>
    </SiteLink>
  );
}
