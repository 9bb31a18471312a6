import { Photo, type PhotoFile } from "../photo/photo";
import * as styles from "./figure.module.css";

interface FigureProps {
  file: PhotoFile;
  alt: string;
  caption: string;
  sizes: string;
}

/** A photograph with its caption below. */
export function Figure({ file, alt, caption, sizes }: FigureProps) {
  return (
    <figure>
      <div className="photo">
        <Photo file={file} alt={alt} sizes={sizes} />
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
