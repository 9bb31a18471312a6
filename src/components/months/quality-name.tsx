import type { Quality } from "../../utils/season";
import { QualityMark } from "./quality-mark";
import * as styles from "./months.module.css";

interface QualityNameProps {
  quality: Quality;
  words: Queries.QualityWordsFragment;
}

/** The name of a quality beside its bar. */
export function QualityName({ quality, words }: QualityNameProps) {
  return (
    <span className={`small ${styles.named}`}>
      <QualityMark quality={quality} />
      {words[quality]}
    </span>
  );
}
