import { useEffect, useRef, useState } from "react";
import { isPageMade } from "@typed-site/utils";
import { askServer } from "../ask-server";

/**
 * Whether the page beside a form is shown, or why not: its entry is not saved yet, what draws pages is starting or has
 * failed, or the page of a new entry is being made.
 */
export type ShownPage = "unsaved" | "starting" | "making" | "failed" | "shown";

interface SeenPage {
  page?: string;
  state: ShownPage;
  /** Whether the page that visitors see can be shown meanwhile. */
  isPublished?: boolean;
}

/** Milliseconds between two looks while the page is awaited, and while it is shown. */
const LOOK_SOON = 1_000;
const LOOK_LATER = 10_000;

/**
 * Looks for the page of a form, while it can be seen; so the server knows that somebody needs it.
 * @param page its address; undefined of an entry that is not saved yet
 */
export function useShownPage(page: string | undefined) {
  const [seen, setSeen] = useState<SeenPage>({ state: "starting" });
  const [tries, setTries] = useState(0);
  const isWanted = useRef(false);
  useEffect(() => {
    let timer: number | undefined;
    let isGone = false;
    const look = async () => {
      if (document.visibilityState === "hidden") return undefined;
      const asked = { isWanted: isWanted.current };
      isWanted.current = false;
      // What the form itself asks for says that the server does not answer.
      const answer = await askServer("preview", asked, () => undefined);
      if (!answer) return undefined;
      const isMade = page !== undefined && (await isPageMade(page));
      if (answer.state !== "ready") return { state: answer.state, isPublished: isMade };
      return { state: page === undefined || isMade ? ("shown" as const) : ("making" as const) };
    };
    const lookOn = async () => {
      const found = await look();
      if (isGone) return;
      if (found) setSeen({ page, ...found });
      const isSettled = found?.state === "shown" || found?.state === "failed";
      timer = window.setTimeout(() => void lookOn(), isSettled ? LOOK_LATER : LOOK_SOON);
    };
    void lookOn();
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [page, tries]);
  const isOfPage = seen.page === page || seen.state !== "shown";
  const state: ShownPage = isOfPage ? seen.state : "making";
  return {
    state: page === undefined ? "unsaved" : state,
    isPublished: seen.page === page && seen.isPublished === true,
    /** Starts again what has failed. */
    tryAgain: () => {
      isWanted.current = true;
      setSeen({ state: "starting" });
      setTries((before) => before + 1);
    },
  };
}
