import { Children, type ReactNode, useEffect, useRef } from "react";
import Slider from "react-slick";
import { useMediaQuery } from "../../hooks/use-media-query";
import { useInUse } from "./use-in-use";
import * as styles from "./carousel.module.css";

/** The pause between two steps, in milliseconds. */
const pause = 2000;
/** How long a step takes, in milliseconds. */
const duration = 500;

export interface MovingRowProps {
  label: string;
  /** The card that comes first at the start, from 0. */
  start: number;
  /** Nothing moves by itself. */
  held: boolean;
  children: ReactNode;
}

/** Leaves out the style and tab stop that react-slick gives to each child. */
function Card({ children }: { children: ReactNode }) {
  return <div role="listitem">{children}</div>;
}

/**
 * Only cards in view can be reached. The copies that close the ring can be clicked while they are
 * in view, but neither get the focus nor are read out.
 */
function hideOthers(row: HTMLElement | null): void {
  for (const slide of row?.querySelectorAll<HTMLElement>(".slick-slide") ?? []) {
    slide.toggleAttribute("inert", !slide.classList.contains("slick-active"));
    if (!slide.classList.contains("slick-cloned")) continue;
    slide.setAttribute("aria-hidden", "true");
    slide.querySelectorAll("a").forEach((link) => (link.tabIndex = -1));
  }
}

/** The endless row: a step every two seconds, unless held or in use. */
export function MovingRow({ label, start, held, children }: MovingRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  const medium = useMediaQuery("(min-width: 600px)");
  const wide = useMediaQuery("(min-width: 1024px)");
  const inUse = useInUse(row);
  const rests = held || inUse;

  // not react-slick's own autoplay: that adds 50 ms to each pause
  useEffect(() => {
    if (rests) return undefined;
    const timer = setInterval(() => slider.current?.slickNext(), pause);
    return () => clearInterval(timer);
  }, [rests]);

  const hide = () => hideOthers(row.current);
  return (
    <div className={styles.moving} ref={row} role="list" aria-label={label}>
      <Slider
        ref={slider}
        infinite
        slidesToShow={wide ? 4 : medium ? 2 : 1}
        initialSlide={start}
        speed={duration}
        cssEase="var(--ease)"
        arrows={false}
        draggable={false}
        accessibility={false}
        onInit={hide}
        onReInit={hide}
      >
        {Children.map(children, (card) => (
          <Card>{card}</Card>
        ))}
      </Slider>
    </div>
  );
}
