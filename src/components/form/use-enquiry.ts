import { type RefObject, useEffect } from "react";
import { loadSendEnquiry, readDraft } from "../../../packages/enquiries/form";

/** Lazy-loads the code that checks and sends, when a form is first used. */
const load = () => loadSendEnquiry();

/**
 * Sends a form without a reload. If the code can't be loaded, the browser submits the form as it
 * does without scripts.
 */
export function useEnquiry(ref: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    const turn = () => {
      load().then(
        ({ prepare }) => prepare(form),
        () => undefined,
      );
    };
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      load().then(
        ({ send }) => send(form),
        () => form.submit(),
      );
    };
    form.addEventListener("click", leaveToBrowser);
    form.addEventListener("focusin", turn);
    form.addEventListener("submit", submit);
    if (readDraft(form)) {
      load().then(
        ({ restore }) => restore(form),
        () => undefined,
      );
    } else if (form.contains(document.activeElement)) turn();
    return () => {
      form.removeEventListener("click", leaveToBrowser);
      form.removeEventListener("focusin", turn);
      form.removeEventListener("submit", submit);
    };
  }, [ref]);
}

/**
 * Stops a click on a link in the form from reaching the router, and React. A page change by script
 * would lose what was typed and chosen; after a full navigation the browser restores it.
 */
function leaveToBrowser(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("a")) event.stopPropagation();
}
