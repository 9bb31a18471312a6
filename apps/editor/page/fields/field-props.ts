import type { FormField } from "../../shared/contract";
import type { FieldPath } from "../entry/form-state";

/** What each part of a form is drawn from. */
export interface FieldProps<Field = FormField> {
  field: Field;
  path: FieldPath;
  value: unknown;
}
