import type { Quality } from "../../utils/season";
import * as styles from "./months.module.css";

/** A bar for how good a time is: its height says it, so that nothing depends on its colour. */
export function QualityMark({ quality }: { quality: Quality }) {
  return <span className={`${styles.mark} ${styles[quality]}`} aria-hidden="true" />;
}
