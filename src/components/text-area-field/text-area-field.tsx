import { Field, type FieldTexts } from "../field/field";

interface TextAreaFieldProps extends FieldTexts {
  placeholder?: string | null;
}

/** Several lines to write in. */
export function TextAreaField({ placeholder, ...texts }: TextAreaFieldProps) {
  return (
    <Field {...texts}>
      {(control) => <textarea {...control} rows={3} placeholder={placeholder ?? undefined} />}
    </Field>
  );
}
