import { navigate } from "gatsby";
import { type RefObject, useEffect } from "react";
import {
  ARRIVED,
  type ArrivedEnquiry,
  loadSendEnquiry,
  readDraft,
} from "@typed-site/enquiries/form";
import { thanksAddress } from "../../utils/enquiry-addresses";
import { openFilledFolds } from "./open-filled-folds";

type Sending = Awaited<ReturnType<typeof loadSendEnquiry>>;

/** Lazy-loads the code that checks and sends; without it, the form works as it does without scripts. */
const withSending = (run: (sending: Sending) => unknown, otherwise = () => {}) =>
  loadSendEnquiry().then(run, otherwise);

/** Leads to the thank-you page. */
function thank(event: Event): void {
  void navigate(thanksAddress((event as CustomEvent<ArrivedEnquiry>).detail));
}

/** Makes a form's fields do by script what they can't do without one, until the signal is aborted. */
export type AttachFields = (form: HTMLFormElement, signal: AbortSignal) => void;

/**
 * Sends a form without a reload. If the code can't be loaded, the browser submits the form.
 * @param attachFields called again whenever it is another function
 */
export function useEnquiry(
  ref: RefObject<HTMLFormElement | null>,
  attachFields: AttachFields | undefined,
): void {
  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const prepare = () => void withSending((sending) => sending.prepareForm(form));
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      void withSending(
        (sending) => sending.send(form),
        () => form.submit(),
      );
    };
    attachFields?.(form, listening.signal);
    openFilledFolds(form);
    form.addEventListener("click", leaveToBrowser, options);
    form.addEventListener("focusin", prepare, options);
    form.addEventListener("submit", submit, options);
    form.addEventListener(ARRIVED, thank, options);
    if (readDraft(form)) void withSending((sending) => sending.restore(form));
    else if (form.contains(document.activeElement)) prepare();
    return () => listening.abort();
  }, [ref, attachFields]);
}

/**
 * Stops a click on a link in the form from reaching the router, and React. A page change by script
 * would lose what was typed and chosen; after a full navigation the browser restores it.
 */
function leaveToBrowser(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("a")) event.stopPropagation();
}
