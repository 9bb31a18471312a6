import { MONTHS } from "../../utils/season";
import * as styles from "./months.module.css";

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/** The table's column headings: abbreviated month names, or Roman numerals where there is no room. */
export function MonthHeadings({ current }: { current: number | undefined }) {
  return MONTHS.map((name, month) => (
    <th
      key={name}
      scope="col"
      className={styles.heading}
      aria-current={month === current ? "date" : undefined}
    >
      <span className="sr-only">{name}</span>
      <span className={styles.short} aria-hidden="true">
        {name.slice(0, 3)}
      </span>
      <span className={styles.roman} aria-hidden="true">
        {ROMAN[month]}
      </span>
    </th>
  ));
}
