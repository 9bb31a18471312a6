import { Children, type ReactNode, useEffect, useRef, useState } from "react";
import Slider from "react-slick";
import { useMediaQuery } from "../../hooks/use-media-query";
import { fromDesktop, fromTablet } from "../../utils/breakpoints";
import * as styles from "./carousel.module.css";

/** The pause between two steps, in milliseconds. */
const pause = 2000;
/** How long a step takes, in milliseconds. */
const duration = 500;

/** The properties of `MovingRow`, which is lazy-loaded. */
export interface MovingRowProps {
  label: string;
  /** The index of the card to start with. */
  start: number;
  /** Whether autoplay is paused. */
  held: boolean;
  children: ReactNode;
}

/** Drops the style and tab stop that react-slick adds to each child. */
function Card({ children }: { children: ReactNode }) {
  return <div role="listitem">{children}</div>;
}

/**
 * Makes cards outside the view inert. The clones that close the loop can be clicked while in view,
 * but are neither focusable nor read out.
 */
function hideOthers(row: HTMLElement | null): void {
  for (const slide of row?.querySelectorAll<HTMLElement>(".slick-slide") ?? []) {
    slide.toggleAttribute("inert", !slide.classList.contains("slick-active"));
    if (!slide.classList.contains("slick-cloned")) continue;
    slide.setAttribute("aria-hidden", "true");
    slide.querySelectorAll("a").forEach((link) => (link.tabIndex = -1));
  }
}

/** The endless row: moves one card every two seconds, unless paused or in use. */
export function MovingRow({ label, start, held, children }: MovingRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  const medium = useMediaQuery(fromTablet);
  const wide = useMediaQuery(fromDesktop);
  /** Whether the focus or a finger is on it. */
  const [inUse, setInUse] = useState(false);
  const rests = held || inUse;

  // react-slick's own autoplay would add 50 ms to each pause
  useEffect(() => {
    if (rests) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) slider.current?.slickNext();
    }, pause);
    return () => clearInterval(timer);
  }, [rests]);

  const use = () => setInUse(true);
  const release = () => setInUse(row.current?.contains(document.activeElement) ?? false);
  const uses = {
    onFocus: use,
    onBlur: release,
    onTouchStart: use,
    onTouchEnd: release,
    onTouchCancel: release,
  };
  const hide = () => hideOthers(row.current);
  return (
    <div className={styles.moving} ref={row} role="list" aria-label={label} {...uses}>
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
