import type { ReactNode } from "react";
import { fieldData } from "../field/field-errors";
import * as styles from "./radio-field.module.css";

interface RadioFieldProps {
  name: string;
  label: string;
  options: readonly string[];
  /** One element, shown while the last option is chosen, and always by browsers that do not know `:has`. */
  children: ReactNode;
}

/** One of a few options, each in a box of its own, none of them chosen in advance. Nothing can be wrong with it. */
export function RadioField({ name, label, options, children }: RadioFieldProps) {
  return (
    <fieldset className={styles.field} {...fieldData(name)}>
      <legend>
        <strong>{label}</strong>
      </legend>
      <div className={`row small ${styles.options}`}>
        {options.map((option) => (
          <label className={`tap ${styles.option}`} key={option}>
            <input type="radio" name={name} value={option} />
            {option}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
