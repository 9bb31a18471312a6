import { useState } from "react";
import { shownValue } from "./shown-value";

/**
 * A number as it is typed: `54,` stays so while the value is 54. What is no number is kept as a text, which the check
 * refuses.
 */
export function useTypedNumber(value: unknown, onChange: (value: unknown) => void) {
  const [typed, setTyped] = useState("");
  const type = (text: string) => {
    setTyped(text);
    onChange(numberIn(text));
  };
  const shown = numberIn(typed) === value ? typed : shownValue(value);
  return { shown, type };
}

/** The number in a text with a point or a comma; the text where there is none, undefined where it is empty. */
function numberIn(text: string): number | string | undefined {
  const written = text.trim().replace(",", ".");
  if (written === "") return undefined;
  const number = Number(written);
  return Number.isFinite(number) ? number : text;
}
