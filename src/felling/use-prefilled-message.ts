import { useEffect } from "react";
import { loadFormState } from "@typed-site/enquiries/form";
import { anchors } from "../utils/anchors";

/**
 * Prefills the message of the page's quote form, unless it already has text.
 * @param message empty without answers
 */
export function usePrefilledMessage(message: string): void {
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>(`#${anchors.quote} form`);
    if (!form || message === "") return;
    loadFormState().then(
      ({ readForm, writeValues }) => {
        if (!readForm(form).values.message) writeValues(form, { message });
      },
      () => undefined,
    );
  }, [message]);
}
