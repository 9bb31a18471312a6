import { useEffect } from "react";

/** Whether an editor has agreed already to lose what is not saved. */
let mayLeave = false;

/** Lets the browser ask, in words of its own, before a page is left with a text that is not saved. */
export function useLeaveQuestion(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!mayLeave) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
}

/** Takes that question away for the page that is left now. */
export const leaveUnasked = (): void => {
  mayLeave = true;
};
