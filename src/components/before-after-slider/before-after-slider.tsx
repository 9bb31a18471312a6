import { useId } from "react";
import { classNames } from "../../utils/class-names";
import { Photo, type PhotoFile } from "../photo/photo";
import * as styles from "./before-after-slider.module.css";
import { useComparison } from "./use-comparison";

/** One side of a comparison. */
export interface ComparisonPhoto {
  src: PhotoFile;
  alt: string;
}

interface BeforeAfterSliderProps {
  before: ComparisonPhoto;
  after: ComparisonPhoto;
  caption: string;
  labels: { before: string; after: string; compare: string };
  /** In pixels, on wide screens. */
  height: number;
  /** `drag`, or `hover`: the line follows the pointer. */
  mode: string;
  autoplay: boolean;
  sizes: string;
  hidden?: boolean;
  id?: string;
}

/** Two photographs of one place; a line between them moves by pointer, finger and arrow keys. */
export function BeforeAfterSlider(props: BeforeAfterSliderProps) {
  const { before, after, caption, labels, height, mode, autoplay, sizes, hidden, id } = props;
  const ids = useId();
  const range = useComparison(mode, autoplay);
  return (
    <figure id={id} className={styles.compare} hidden={hidden} style={{ "--h": `${height}px` }}>
      <div className={styles.stage}>
        <div className={styles.side}>
          <Photo file={before.src} alt={before.alt} sizes={sizes} />
          <span className={styles.label}>{labels.before}</span>
        </div>
        <div className={classNames(styles.side, styles.after)}>
          <Photo file={after.src} alt={after.alt} sizes={sizes} />
          <span className={styles.label}>{labels.after}</span>
        </div>
        <input
          {...range}
          id={`${ids}-range`}
          className={styles.range}
          type="range"
          min={0}
          max={100}
          defaultValue={50}
          autoComplete="off"
          aria-label={labels.compare}
          aria-labelledby={`${ids}-range ${ids}-caption`}
        />
        <span className={styles.handle} aria-hidden="true" />
      </div>
      <figcaption id={`${ids}-caption`}>{caption}</figcaption>
    </figure>
  );
}
