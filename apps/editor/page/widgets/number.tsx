import { type ClipboardEvent, useState } from "react";
import type { ControlProps } from "./control-props";
import { shownValue } from "./shown-value";

interface NumberControlProps extends Omit<ControlProps, "field"> {
  onPaste?: (event: ClipboardEvent) => void;
}

/**
 * A number, with a point or a comma, as it is typed: `54,` stays so while the value is 54. What is no number is kept as
 * a text, which the check refuses.
 */
export function NumberControl({ attributes, value, onChange, onPaste }: NumberControlProps) {
  const [typed, setTyped] = useState("");
  return (
    <input
      {...attributes}
      inputMode="decimal"
      value={numberIn(typed) === value ? typed : shownValue(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(numberIn(target.value));
      }}
      onPaste={onPaste}
    />
  );
}

/** The number in a text with a point or a comma; the text where there is none, undefined where it is empty. */
function numberIn(text: string): number | string | undefined {
  const written = text.trim().replace(",", ".");
  if (written === "") return undefined;
  const number = Number(written);
  return Number.isFinite(number) ? number : text;
}
