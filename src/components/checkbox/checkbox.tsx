import { useId } from "react";
import { ErrorText } from "../field/error-text";
import { fieldData, type FieldErrors } from "../field/field-errors";
import * as styles from "./checkbox.module.css";

interface CheckboxProps {
  name: string;
  /** The label as HTML from Markdown, without paragraphs; may contain links. */
  html: string;
  hint?: string | null;
  errors?: FieldErrors;
}

/** A checkbox with its label, hint and errors. */
export function Checkbox({ name, html, hint, errors }: CheckboxProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const words = <span dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <div {...fieldData(name, errors)}>
      <ErrorText id={`${id}-error`} />
      <label className={styles.check}>
        <input
          className={styles.box}
          id={id}
          type="checkbox"
          name={name}
          aria-describedby={hintId}
        />
        {words}
      </label>
      {hintId && (
        <p className="small quiet" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
