import { descriptionId, errorId, type FieldTemplateProps } from "@rjsf/utils";

/** A field with its label, its hint and what is wrong with it. Groups and lists have their own label inside. */
export function Field(props: FieldTemplateProps) {
  const { id, label, children, required, hidden, schema } = props;
  const { rawDescription = "", rawErrors = [] } = props;
  const hint = hintBeside(label, rawDescription);
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
      {hint && (
        <p id={descriptionId(id)} className="hint">
          {hint}
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

/** A hint without the label that it begins with: „Nazwa w mianowniku: Gdańsk.” → „Gdańsk.” */
export function hintBeside(label: string, hint: string): string {
  if (!hint.startsWith(label)) return hint;
  const rest = hint.slice(label.length).replace(/^[\s,:;.–]+/, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
