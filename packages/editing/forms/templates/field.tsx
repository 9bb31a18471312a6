import { descriptionId, errorId, type FieldTemplateProps } from "@rjsf/utils";

/** A field with its label, its hint and what is wrong with it. Groups and lists have their own label inside. */
export function Field(props: FieldTemplateProps) {
  const { id, label, children, required, hidden, schema } = props;
  const { rawDescription, rawErrors = [] } = props;
  if (hidden) return null;
  const errors = rawErrors.length > 0 && (
    <p id={errorId(id)} className="field-error">
      {rawErrors.join(" ")}
    </p>
  );
  if (schema.type === "object" || schema.type === "array") {
    return (
      <>
        {errors}
        {children}
      </>
    );
  }
  return (
    <div className="field">
      {schema.type !== "boolean" && (
        <label htmlFor={id}>
          {label} {!required && <Optional />}
        </label>
      )}
      {rawDescription && (
        <p id={descriptionId(id)} className="hint">
          {rawDescription}
        </p>
      )}
      {children}
      {errors}
    </div>
  );
}

/** Follows the label of what may stay empty. */
export function Optional() {
  return <span className="hint">(można pominąć)</span>;
}
