import { useEffect, useState } from "react";

/** The part of the window that stays visible at most while an on-screen keyboard is open. */
const visiblePart = 0.7;

/** Whether an on-screen keyboard covers the lower part of the window. */
export function useKeyboardOpen(): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    // multiplied by the scale, because a zoomed page shows less of itself too
    const measure = () =>
      setOpen(viewport.height * viewport.scale < window.innerHeight * visiblePart);
    viewport.addEventListener("resize", measure);
    return () => viewport.removeEventListener("resize", measure);
  }, []);
  return open;
}
