import { Children, type ReactNode, useRef, useState } from "react";
import { useInView } from "../../hooks/use-in-view";
import { useMediaQuery } from "../../hooks/use-media-query";
import { Icon } from "../icon/icon";
import { useMovingRow } from "./use-moving-row";
import * as styles from "./carousel.module.css";

interface CarouselProps {
  /** The accessible name of the list. */
  label: string;
  /** Shown beside the button that pauses the row. */
  heading: ReactNode;
  labels: { stopSliding: string; resumeSliding: string };
  children: ReactNode;
}

/**
 * A row of cards with 1, 2 or 4 in view, which scrolls sideways with scroll snap. Unless the
 * visitor prefers reduced motion, an endless autoplaying row replaces it before it comes into view.
 */
export function Carousel({ label, heading, labels, children }: CarouselProps) {
  const box = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [stopped, setStopped] = useState(false);
  const still = useMediaQuery("print, (prefers-reduced-motion: reduce)");
  const inView = useInView(box);
  const near = useInView(box, "100% 0px");
  const moving = useMovingRow(row, near && !still);
  return (
    <>
      <div className="head">
        {heading}
        <button type="button" className={styles.pause} onClick={() => setStopped(!stopped)}>
          <Icon name={stopped ? "play" : "pause"} />
          {/* alone in its element: React would change a text that a translator has taken out */}
          <span>{stopped ? labels.resumeSliding : labels.stopSliding}</span>
        </button>
      </div>
      <div ref={box}>
        {moving && !still ? (
          <moving.Row label={label} start={moving.start} held={stopped || !inView}>
            {children}
          </moving.Row>
        ) : (
          <ul className={styles.track} aria-label={label} ref={row}>
            {Children.map(children, (card) => (
              <li className={styles.card}>{card}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
