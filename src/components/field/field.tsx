import { useId, type ReactNode } from "react";
import { classNames } from "../../utils/class-names";
import { ErrorText } from "./error-text";
import * as styles from "./field.module.css";

/** What every field of a form can say about itself. */
export interface FieldTexts {
  label: string;
  hint?: string | null;
  /** Leaves the hint out, where room is short. */
  compact?: boolean;
  error?: string;
}

/** What the control has to carry, so that its texts belong to it. */
export interface ControlProps {
  id: string;
  className: string | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps extends FieldTexts {
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label above, then hint and error, all tied to it. */
export function Field({ label, hint, compact = false, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint && !compact ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = classNames(hintId, errorId) || undefined;
  return (
    <div className={classNames(styles.field, error && styles.faulty)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hintId && (
        <span className={styles.hint} id={hintId}>
          {hint}
        </span>
      )}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      {children({
        id,
        className: styles.input,
        "aria-describedby": describedBy,
        "aria-invalid": error ? true : undefined,
      })}
    </div>
  );
}
