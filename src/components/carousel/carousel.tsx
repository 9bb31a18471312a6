import { Children, type ReactNode } from "react";
import * as styles from "./carousel.module.css";

interface CarouselProps {
  label: string;
  children: ReactNode;
}

/** A row of cards that scrolls sideways and stops at a card: 1, 2 or 4 in view. */
export function Carousel({ label, children }: CarouselProps) {
  return (
    <ul className={styles.track} aria-label={label}>
      {Children.map(children, (card) => (
        <li className={styles.card}>{card}</li>
      ))}
    </ul>
  );
}
