import { useEffect, useState } from "react";

/** While a touch keyboard is open, less than this part of the window is visible. */
const visiblePart = 0.7;

/** Whether a touch keyboard covers the lower part of the window. */
export function useKeyboardOpen(): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    // times scale: a zoomed page also shows less of itself, with no keyboard about
    const measure = () =>
      setOpen(viewport.height * viewport.scale < window.innerHeight * visiblePart);
    viewport.addEventListener("resize", measure);
    return () => viewport.removeEventListener("resize", measure);
  }, []);
  return open;
}
