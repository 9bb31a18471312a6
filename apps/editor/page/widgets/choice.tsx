import type { ControlProps } from "./control-props";
import { shownValue } from "./shown-value";

/** A menu of choices, in their words. */
export function ChoiceControl({ field, attributes, onChange, ...props }: ControlProps<"choice">) {
  const { choices, isNeeded } = field;
  const value = shownValue(props.value);
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <select {...attributes} value={value} onChange={({ target }) => onChange(target.value)}>
      {(!isNeeded || value === "") && (
        <option value="">{isNeeded ? "Wybierz…" : "Bez wyboru"}</option>
      )}
      {value !== "" && !isKnown && <option value={value}>{value} (tego już nie ma)</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
