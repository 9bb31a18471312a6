import { FORM, type FormName } from "@typed-site/enquiries/form";

/** A form of the built page, and the control in it that has the focus, now and after each move of the visitor's. */
export interface BuiltForm {
  form: HTMLFormElement;
  focused: HTMLElement | undefined;
}

/** The form that the page was built with, as long as React has not taken over the page; undefined elsewhere. */
export function findBuiltForm(name: FormName): BuiltForm | undefined {
  if (typeof document === "undefined" || "live" in document.documentElement.dataset)
    return undefined;
  const form = document.querySelector<HTMLFormElement>(`form[${FORM}="${name}"]`);
  if (!form) return undefined;
  const built: BuiltForm = { form, focused: undefined };
  const follow = (element: EventTarget | null) => {
    built.focused = element instanceof HTMLElement && form.contains(element) ? element : undefined;
  };
  follow(document.activeElement);
  // React draws in slices, between which visitors go on. A field that is taken out of the page loses its focus to nothing.
  form.addEventListener("focusin", ({ target }) => follow(target));
  form.addEventListener("focusout", ({ relatedTarget }) => relatedTarget && follow(relatedTarget));
  return built;
}

/**
 * Moves the controls of the built form, with all that they hold, into the one that React made in its place. That happens
 * where a page is not as it was built: React then draws the whole page anew.
 */
export function keepBuiltForm(drawn: HTMLFormElement, { form, focused }: BuiltForm): void {
  if (drawn === form) return;
  for (const { name, value } of form.attributes) drawn.setAttribute(name, value);
  drawn.replaceChildren();
  // one by one: other programs may have put in more than one call can take
  while (form.firstChild) drawn.append(form.firstChild);
  // the page drawn anew is laid out whole, as it was; with guessed heights it would move under the visitor
  delete document.documentElement.dataset.later;
  focused?.focus({ preventScroll: true });
}
