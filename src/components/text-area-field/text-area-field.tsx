import { Field, type FieldTexts } from "../field/field";

interface TextAreaFieldProps extends FieldTexts {
  placeholder?: string | null;
}

/** A multi-line text field with its label. */
export function TextAreaField({ placeholder, ...texts }: TextAreaFieldProps) {
  return (
    <Field {...texts}>
      {(control) => <textarea {...control} rows={3} placeholder={placeholder ?? undefined} />}
    </Field>
  );
}
