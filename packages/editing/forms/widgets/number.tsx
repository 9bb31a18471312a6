import type { ControlProps } from "./control-props";
import { useTypedNumber } from "./use-typed-number";

/** A number, with a point or a comma. */
export function NumberControl({ attributes, value, onChange }: Omit<ControlProps, "field">) {
  const { shown, type } = useTypedNumber(value, onChange);
  return (
    <input
      {...attributes}
      inputMode="decimal"
      value={shown}
      onChange={({ target }) => type(target.value)}
    />
  );
}
