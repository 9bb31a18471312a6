import { type ReactNode, useId } from "react";
import { ErrorText } from "../field/error-text";
import { fieldData, type FieldErrors } from "../field/field-errors";
import * as styles from "./radio-field.module.css";

interface RadioFieldProps {
  name: string;
  label: string;
  options: readonly string[];
  errors?: FieldErrors;
  /** Shown while the last option is chosen. */
  children: ReactNode;
}

/** One of a few options, side by side, none of them chosen in advance. */
export function RadioField({ name, label, options, errors, children }: RadioFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.field} {...fieldData(name, errors)}>
      <legend className={styles.label}>{label}</legend>
      <ErrorText id={`${id}-error`} />
      <div className={styles.options}>
        {options.map((option) => (
          <label className={styles.option} key={option}>
            <input className={styles.dot} type="radio" name={name} value={option} />
            {option}
          </label>
        ))}
      </div>
      <div className={styles.last}>{children}</div>
    </fieldset>
  );
}
