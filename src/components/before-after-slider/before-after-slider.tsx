import { useId } from "react";
import { classNames } from "../../utils/class-names";
import { fillIn } from "../../utils/text/fill-in";
import { Photo, type PhotoFile } from "../photo/photo";
import { attributes, middle } from "./line";
import { useSweep } from "./use-sweep";
import * as styles from "./before-after-slider.module.css";

/** One side of a comparison. */
export interface ComparisonPhoto {
  src: PhotoFile;
  alt: string;
  /** A class for this photograph alone. */
  className?: string;
}

interface BeforeAfterSliderProps {
  before: ComparisonPhoto;
  after: ComparisonPhoto;
  caption: string;
  /** `comparePosition` describes where the line is, with `{percent}`. */
  labels: { before: string; after: string; compare: string; comparePosition: string };
  /** In pixels, on wide screens. */
  height: number;
  /** `drag`, or `hover`, where the line follows the pointer. */
  mode: Queries.ComparisonMode;
  autoplay: boolean;
  sizes: string;
  hidden?: boolean;
  className?: string;
}

/** Two photographs of one place, divided by a line that moves by pointer, touch and arrow keys. */
export function BeforeAfterSlider(props: BeforeAfterSliderProps) {
  const { before, after, caption, labels, height, mode, autoplay, sizes, hidden, className } =
    props;
  const id = useId();
  const range = useSweep(autoplay);
  return (
    <figure
      className={classNames(styles.compare, className)}
      hidden={hidden}
      style={{ "--h": `${height}px` }}
    >
      <div className={styles.stage}>
        <div className={styles.side}>
          <Photo file={before.src} alt={before.alt} sizes={sizes} className={before.className} />
          <span className={styles.label}>{labels.before}</span>
        </div>
        <div className={classNames(styles.side, styles.after)}>
          <Photo file={after.src} alt={after.alt} sizes={sizes} className={after.className} />
          <span className={styles.label}>{labels.after}</span>
        </div>
        <input
          ref={range}
          id={`${id}-range`}
          className={styles.range}
          type="range"
          min={0}
          max={100}
          step="any"
          defaultValue={middle}
          autoComplete="off"
          aria-label={labels.compare}
          aria-labelledby={`${id}-range ${id}-caption`}
          aria-valuetext={fillIn(labels.comparePosition, { percent: middle })}
          {...{ [attributes.mode]: mode, [attributes.words]: labels.comparePosition }}
        />
        <span className={styles.handle} aria-hidden="true" />
      </div>
      <figcaption className="caption words" id={`${id}-caption`}>
        {caption}
      </figcaption>
    </figure>
  );
}
