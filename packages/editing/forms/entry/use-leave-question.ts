import { useEffect } from "react";

/** Lets the browser ask, in words of its own, before a page is left with a text that is not saved. */
export function useLeaveQuestion(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
}

/** Takes that question away: an editor has agreed already to lose what is not saved. */
export const leaveUnasked = (): void =>
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), {
    capture: true,
  });
