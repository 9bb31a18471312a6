import type { FormField } from "../../shared/contract";
import { type FieldPath, idOfField, useFormState } from "../entry/form-state";

/** A field's hint and what is wrong with it, and the `aria-describedby` that names both. */
export function useDescription(field: Pick<FormField, "hint">, path: FieldPath) {
  const { errors } = useFormState();
  const id = idOfField(path);
  const error = errors.get(id);
  const ids = [field.hint && `${id}__hint`, error && `${id}__error`].filter(Boolean);
  return {
    id,
    isWrong: error !== undefined,
    describedBy: ids.join(" ") || undefined,
    hint: field.hint && (
      <p id={`${id}__hint`} className="hint">
        {field.hint}
      </p>
    ),
    error: error && (
      <p id={`${id}__error`} className="field-error">
        {error}
      </p>
    ),
  };
}

/** Follows the label of what may stay empty. */
export function Optional() {
  return <span className="hint">(można pominąć)</span>;
}
