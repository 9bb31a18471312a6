import { descriptionId, errorId, type WidgetProps } from "@rjsf/utils";
import { hintBeside } from "../templates/field";

/** The attributes that every control has: its name for its label, and what describes it. */
export function inputAttributes(props: WidgetProps) {
  const { id, label, schema, rawErrors = [], required } = props;
  const described = [
    hintBeside(label, schema.description ?? "") && descriptionId(id),
    rawErrors.length > 0 && errorId(id),
  ].filter(Boolean);
  return {
    id,
    "aria-required": required,
    "aria-invalid": rawErrors.length > 0,
    "aria-describedby": described.join(" ") || undefined,
  };
}

/** A value as a control shows it. */
export const shownValue = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
