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

/** Whether a page that opens now may be rendered in parts. */
export const DrawnInParts = createContext(false);

/**
 * Renders a page's children in steps. After a link from another page, the first one renders at once
 * and each further one in its own frame, so that no task is long; a placeholder meanwhile keeps
 * what follows `main` out of view. In all other cases everything renders at once: in built HTML,
 * for an address with a fragment, and on the way back, where the scroll position is restored.
 */
export function InParts({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const inParts = useContext(DrawnInParts);
  const [drawn, setDrawn] = useState(inParts ? 1 : Infinity);
  // a link to a fragment of the page must work before all parts are rendered
  if (!inParts && drawn < Infinity) setDrawn(Infinity);
  const isWhole = drawn >= parts.length;
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + 1)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, isWhole]);
  // always the same structure: otherwise React would remount all parts and lose the focus
  return (
    <>
      {parts.slice(0, drawn)}
      {!isWhole && <div className={styles.room} />}
    </>
  );
}
