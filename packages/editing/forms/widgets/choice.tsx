import type { WidgetProps } from "@rjsf/utils";
import { inputAttributes, shownValue } from "./input-attributes";

/** A menu of choices, in their words. */
export function ChoiceWidget(props: WidgetProps) {
  const { onChange, options, required } = props;
  const { enumOptions = [] } = options;
  const value = shownValue(props.value);
  const isKnown = enumOptions.some((option) => option.value === value);
  return (
    <select
      {...inputAttributes(props)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {(!required || value === "") && (
        <option value="">{required ? "Wybierz…" : "Bez wyboru"}</option>
      )}
      {value !== "" && !isKnown && <option value={value}>{value} (tego już nie ma)</option>}
      {enumOptions.map((option) => (
        <option key={shownValue(option.value)} value={shownValue(option.value)}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
