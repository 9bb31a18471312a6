import { graphql } from "gatsby";
import { type Period, qualitiesOf } from "../../utils/season";
import { QualityMark } from "./quality-mark";
import * as styles from "./months.module.css";

interface MonthCellsProps {
  periods: readonly Period[];
  /** The name of each quality. */
  words: Queries.QualityWordsFragment;
  current: number | undefined;
}

/** A service's cells in the table of months: how good each month is, as a bar and in words. */
export function MonthCells({ periods, words, current }: MonthCellsProps) {
  return qualitiesOf(periods).map((quality, month) => (
    <td key={month} className={month === current ? styles.current : styles.cell}>
      <QualityMark quality={quality} />
      <span className="sr-only">{words[quality]}</span>
    </td>
  ));
}

export const query = graphql`
  fragment QualityWords on SeasonQualities {
    best
    possible
    avoid
  }
`;
