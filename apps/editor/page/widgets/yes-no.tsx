import type { ControlProps } from "./control-props";

/** A box to tick. */
export function YesNoControl({
  label,
  attributes,
  value,
  onChange,
}: Omit<ControlProps, "field"> & { label: string }) {
  return (
    <label className="ticked">
      <input
        {...attributes}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
