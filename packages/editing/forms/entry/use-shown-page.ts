import { useEffect, useRef, useState } from "react";
import { isPageMade } from "@typed-site/utils";
import type { PreviewState } from "../../contract";
import { askServer } from "../ask-server";

/**
 * Whether the page beside a form is shown, or why not: its entry is not saved yet, what draws pages is starting or has
 * failed, or the page of a new entry is being made.
 */
export type ShownPage = "unsaved" | "starting" | "making" | "failed" | "shown";

/** Milliseconds between two looks while the page is awaited, and while it is shown. */
const LOOK_SOON = 1_000;
const LOOK_LATER = 10_000;

/**
 * Looks for the page of a form, while it can be seen; so the server knows that somebody needs it.
 * @param page its address; undefined of an entry that is not saved yet
 */
export function useShownPage(page: string | undefined) {
  const [state, setState] = useState<PreviewState>("starting");
  const [made, setMade] = useState<string>();
  const [round, setRound] = useState(0);
  const isWanted = useRef(false);
  useEffect(() => {
    let timer: number | undefined;
    let isGone = false;
    const look = async () => {
      const isShown = await lookOnce();
      if (!isGone) timer = window.setTimeout(() => void look(), isShown ? LOOK_LATER : LOOK_SOON);
    };
    /** @returns whether there is nothing to wait for */
    const lookOnce = async (): Promise<boolean> => {
      if (document.visibilityState === "hidden") return false;
      const asked = { isWanted: isWanted.current };
      isWanted.current = false;
      // What the form itself asks for says that the server does not answer.
      const answer = await askServer("preview", asked, () => undefined);
      if (isGone || !answer) return false;
      setState(answer.state);
      if (answer.state !== "ready") return answer.state === "failed";
      if (page === undefined) return true;
      const isMade = await isPageMade(page);
      if (isMade && !isGone) setMade(page);
      return isMade;
    };
    void look();
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [page, round]);
  return {
    state: shownPage(page, state, made === page),
    /** Starts again what has failed. */
    tryAgain: () => {
      isWanted.current = true;
      setState("starting");
      setRound((before) => before + 1);
    },
  };
}

function shownPage(page: string | undefined, state: PreviewState, isMade: boolean): ShownPage {
  if (page === undefined) return "unsaved";
  if (state !== "ready") return state;
  return isMade ? "shown" : "making";
}
