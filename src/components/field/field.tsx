import { type ReactNode, useId } from "react";
import { Prose } from "../prose/prose";
import { ErrorText } from "./error-text";
import { fieldData, type FieldErrors } from "./field-errors";
import * as styles from "./field.module.css";

/** The texts of a form field. */
export interface FieldTexts {
  name: string;
  label: string;
  hint?: string | null;
  /** HTML of a line below the control; may contain links. */
  note?: string | null;
  errors?: FieldErrors;
}

/** The attributes that connect a control with its texts. */
interface ControlProps {
  id: string;
  name: string;
  className: string | undefined;
  "aria-describedby": string | undefined;
}

interface FieldProps extends FieldTexts {
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label and hint above and its error below. */
export function Field({ name, label, hint, note, errors, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className={styles.field} {...fieldData(name, errors)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hintId && (
        <span className={styles.hint} id={hintId}>
          {hint}
        </span>
      )}
      <ErrorText id={`${id}-error`} />
      {children({
        id,
        name,
        className: styles.input,
        "aria-describedby": hintId,
      })}
      {note && <Prose className={styles.hint} html={note} />}
    </div>
  );
}
