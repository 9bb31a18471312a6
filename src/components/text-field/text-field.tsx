import { Field, type FieldTexts } from "../field/field";

interface TextFieldProps extends FieldTexts {
  name: string;
  type?: "text" | "email" | "tel";
  placeholder?: string | null;
  autoComplete?: string;
  inputMode?: "text" | "decimal" | "email" | "tel";
}

/** One line to write in. */
export function TextField({ name, type = "text", ...props }: TextFieldProps) {
  const { placeholder, autoComplete, inputMode, ...texts } = props;
  return (
    <Field {...texts}>
      {(control) => (
        <input
          {...control}
          name={name}
          type={type}
          placeholder={placeholder ?? undefined}
          autoComplete={autoComplete}
          inputMode={inputMode}
        />
      )}
    </Field>
  );
}
