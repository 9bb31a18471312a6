import { Field, type FieldTexts } from "../field/field";

/** An option; if it is a string, that is both its label and its value. */
export type Choice = string | { value: string; label: string };

/** Options under a group heading. */
export interface ChoiceGroup {
  label: string;
  options: readonly Choice[];
}

interface SelectFieldProps extends FieldTexts {
  options: ReadonlyArray<Choice | ChoiceGroup>;
  /** The first option, which is empty. */
  placeholder?: string | null;
  defaultValue?: string;
}

/** A dropdown with its label. */
export function SelectField({ options, placeholder, defaultValue, ...texts }: SelectFieldProps) {
  return (
    <Field {...texts}>
      {(control) => (
        <select {...control} defaultValue={defaultValue}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) =>
            typeof option === "object" && "options" in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(option)
            ),
          )}
        </select>
      )}
    </Field>
  );
}

function optionOf(choice: Choice) {
  const { value, label } = typeof choice === "string" ? { value: choice, label: choice } : choice;
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
