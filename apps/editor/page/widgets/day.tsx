import type { ControlProps } from "./control-props";
import { shownValue } from "./shown-value";

/** A day, from the browser's calendar. */
export function DayControl({ attributes, value, onChange }: Omit<ControlProps, "field">) {
  return (
    <input
      {...attributes}
      type="date"
      value={shownValue(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
