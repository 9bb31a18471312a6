import { classNames } from "../../utils/class-names";
import { Motif } from "../motif/motif";
import * as styles from "./rings.module.css";

interface RingsProps {
  /** Shown in the middle. */
  label: string | number;
  className?: string;
}

/** A tree stump with one growth ring for each year of the company. */
export function Rings({ label, className }: RingsProps) {
  return (
    <div className={classNames(styles.disc, className)}>
      <Motif lines="rings" />
      <b className={classNames(styles.label, "serif")}>{label}</b>
    </div>
  );
}
