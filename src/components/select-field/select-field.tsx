import { Field, type FieldTexts } from "../field/field";

interface SelectFieldProps extends FieldTexts {
  name: string;
  options: ReadonlyArray<string | { value: string; label: string }>;
  /** The first choice, which chooses nothing. */
  placeholder?: string | null;
  defaultValue?: string;
}

/** One choice from a list. */
export function SelectField({ options, placeholder, defaultValue, ...texts }: SelectFieldProps) {
  return (
    <Field {...texts}>
      {(control) => (
        <select {...control} defaultValue={defaultValue}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => {
            const { value, label } =
              typeof option === "string" ? { value: option, label: option } : option;
            return (
              <option key={value} value={value}>
                {label}
              </option>
            );
          })}
        </select>
      )}
    </Field>
  );
}
