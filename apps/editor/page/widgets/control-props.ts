import type { ValueField } from "../../shared/contract";

/** What every control gets. */
export interface ControlProps<Kind extends ValueField["kind"] = ValueField["kind"]> {
  field: ValueField & { kind: Kind };
  /** Its name for its label, and what describes it. */
  attributes: {
    id: string;
    "aria-required": boolean;
    "aria-invalid": boolean;
    "aria-describedby"?: string;
  };
  value: unknown;
  onChange: (value: unknown) => void;
}

/** What a control of a text gets. */
export interface TextControlProps extends ControlProps<"text"> {
  value: string;
  /** Takes what the editor should know of what was pasted. */
  onPasted: (notice: string) => void;
}
