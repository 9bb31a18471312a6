import { Field, type FieldTexts } from "../field/field";

interface TextFieldProps extends FieldTexts {
  type?: "text" | "email" | "tel";
  placeholder?: string | null;
  defaultValue?: string;
  autoComplete?: string;
  inputMode?: "text" | "decimal" | "email" | "tel";
}

/** A single-line text field with its label. */
export function TextField({ type = "text", ...props }: TextFieldProps) {
  const { placeholder, defaultValue, autoComplete, inputMode, ...texts } = props;
  return (
    <Field {...texts}>
      {(control) => (
        <input
          {...control}
          type={type}
          placeholder={placeholder ?? undefined}
          defaultValue={defaultValue}
          autoComplete={autoComplete}
          inputMode={inputMode}
        />
      )}
    </Field>
  );
}
