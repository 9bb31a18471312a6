import type { SVGAttributes } from "react";
import { classNames } from "../../utils/class-names";
import { BOOT, TRUNK_VIEW, trunkRadius } from "./trunk-shapes";
import * as styles from "./trunk.module.css";

interface TrunkProps {
  /** Girths in centimetres, each a ring. */
  girths: readonly number[];
  className?: string;
}

/** Trunks of some girths seen from above, one in the other, beside a boot for scale. */
export function Trunk({ girths, className }: TrunkProps) {
  return (
    <TrunkPicture className={className}>
      {girths.map((girth) => (
        <circle key={girth} className={styles.ring} r={trunkRadius(girth)} />
      ))}
      <path d={BOOT} />
    </TrunkPicture>
  );
}

/** The picture without a trunk in it. */
export function TrunkPicture({ className, ...rest }: SVGAttributes<SVGSVGElement>) {
  return (
    <svg
      className={classNames(styles.picture, className)}
      viewBox={TRUNK_VIEW}
      aria-hidden="true"
      {...rest}
    />
  );
}
