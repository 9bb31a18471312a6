import { createContext, useContext } from "react";

/** The keys and list numbers that lead to a field. */
export type FieldPath = readonly (string | number)[];

/** What all parts of a form know. */
export interface FormState {
  /** The fields to be seen: those with a complaint, or the one that was asked for. A new array opens their lists again. */
  shown: readonly FieldPath[];
  /** What the placeholders of texts become, by their names. */
  placeholders: Readonly<Record<string, string>>;
  /** What is wrong, by the `id` of the field. */
  errors: ReadonlyMap<string, string>;
  /** Changes the value that a field has by then. */
  changeValue: (path: FieldPath, change: (value: unknown) => unknown) => void;
}

/** Gives all fields the state of their form. */
export const FormStateContext = createContext<FormState>({
  shown: [],
  placeholders: {},
  errors: new Map(),
  changeValue: () => undefined,
});

/** The state of the form around. */
export const useFormState = () => useContext(FormStateContext);

/** Whether a path leads to a place or into it. */
export const leadsInto = (path: FieldPath, place: FieldPath): boolean =>
  place.every((key, index) => path[index] === key);

/** The `id` of a field's element. */
export const idOfField = (path: FieldPath): string => ["root", ...path].join("_");

/** Brings a field into view and gives it the focus; the place around it where it has gone. */
export function focusField(path: FieldPath): void {
  const element = document.getElementById(idOfField(path));
  if (!element) {
    if (path.length > 0) focusField(path.slice(0, -1));
    return;
  }
  const control = "input, textarea, select, [role=textbox], button";
  const target = element.matches(control) ? element : element.querySelector<HTMLElement>(control);
  target?.scrollIntoView({ block: "center" });
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
