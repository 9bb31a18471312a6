import { type RefObject, useEffect } from "react";
import { loadSendEnquiry, readDraft } from "../../../packages/enquiries/form";

/** The code that checks and sends: a file of its own, fetched when a form is first used. */
const load = () => loadSendEnquiry();

/**
 * Lets a form be sent without a reload. If the code can't be fetched, the form is sent as it would
 * be without scripts.
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
 * Keeps a click on a link of the form from what would change the page without a load: what was typed and
 * chosen would be lost with the form, while a browser that leaves the page by itself restores it. React does
 * not get the click either.
 */
function leaveToBrowser(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("a")) event.stopPropagation();
}
