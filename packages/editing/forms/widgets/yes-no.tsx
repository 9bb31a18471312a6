import type { WidgetProps } from "@rjsf/utils";
import { inputAttributes } from "./input-attributes";

/** A box to tick. */
export function YesNoWidget(props: WidgetProps) {
  const { onChange, label } = props;
  return (
    <label className="yes-no">
      <input
        {...inputAttributes(props)}
        type="checkbox"
        checked={props.value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
