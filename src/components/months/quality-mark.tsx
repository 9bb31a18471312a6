import type { Quality } from "../../utils/season";
import * as styles from "./months.module.css";

/** A bar whose height shows how good a time is, so that nothing depends on its colour. */
export function QualityMark({ quality }: { quality: Quality }) {
  return <span className={`${styles.mark} ${styles[quality]}`} aria-hidden="true" />;
}
