import { useId } from "react";
import { classNames } from "../../utils/class-names";
import { inlineHtml } from "../../utils/inline-html";
import { ErrorText } from "../field/error-text";
import * as styles from "./checkbox.module.css";

interface CheckboxProps {
  name: string;
  /** The label, from Markdown; it may hold links. */
  html: string;
  hint?: string | null;
  compact?: boolean;
  error?: string;
}

/** One thing to agree to. */
export function Checkbox({ name, html, hint, compact = false, error }: CheckboxProps) {
  const id = useId();
  const hintId = hint && !compact ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const words = <span dangerouslySetInnerHTML={{ __html: inlineHtml(html) }} />;
  return (
    <div>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      <label className={classNames(styles.check, error && styles.faulty)}>
        <input
          className={styles.box}
          type="checkbox"
          name={name}
          aria-describedby={classNames(hintId, errorId) || undefined}
          aria-invalid={error ? true : undefined}
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
