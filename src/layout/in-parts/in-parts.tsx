import {
  Children,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from "react";
import * as styles from "./in-parts.module.css";

/** Whether a page that is opened now may be drawn in parts. */
export const DrawnInParts = createContext(false);

/**
 * The parts of a page from top to bottom. When a link has led here from another page, the first part is drawn
 * at once and each further one in a frame of its own, so that no task is long; what is below `main` is kept
 * out of view meanwhile. Everywhere else all parts are drawn at once: in built HTML, for an address that names
 * a place, and on the way back, which leads to where the visitor was.
 */
export function InParts({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const inParts = useContext(DrawnInParts);
  const [drawn, setDrawn] = useState(inParts ? 1 : Infinity);
  // a link to a place on the page must work before all parts are drawn
  if (!inParts && drawn < Infinity) setDrawn(Infinity);
  const isWhole = drawn >= parts.length;
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + 1)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, isWhole]);
  // the same structure to the end: with another, React would remount all parts, and the focus would be lost
  return (
    <>
      {parts.slice(0, drawn)}
      {!isWhole && <div className={styles.room} />}
    </>
  );
}
