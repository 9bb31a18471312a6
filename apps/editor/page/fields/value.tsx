import type { ValueField } from "../../shared/contract";
import { useFormState } from "../entry/form-state";
import { TextControl } from "../formatted-text/text-control";
import { ChoiceControl } from "../widgets/choice";
import type { ControlProps } from "../widgets/control-props";
import { CoordinatesControl } from "../widgets/coordinates";
import { DayControl } from "../widgets/day";
import { NumberControl } from "../widgets/number";
import { PhotoControl } from "../widgets/photo";
import { YesNoControl } from "../widgets/yes-no";
import { Optional, useDescription } from "./described";
import type { FieldProps } from "./field-props";

/** A value with its label, its hint, its control and what is wrong with it. */
export function ValueOf({ field, path, value }: FieldProps<ValueField>) {
  const { changeValue } = useFormState();
  const { id, isWrong, describedBy, hint, error } = useDescription(field, path);
  const attributes = {
    id,
    "aria-required": field.isNeeded,
    "aria-invalid": isWrong,
    "aria-describedby": describedBy,
  };
  // A box to tick has its label beside it.
  const isBox = field.kind === "yesNo";
  return (
    <div className="field stack">
      {!isBox && (
        <label
          id={`${id}__label`}
          htmlFor={id}
          // a browser does this only where the control is an input
          onClick={() => document.getElementById(id)?.focus()}
        >
          {field.label} {!field.isNeeded && <Optional />}
        </label>
      )}
      {!isBox && hint}
      <Control
        field={field}
        attributes={attributes}
        value={value}
        onChange={(now) => changeValue(path, () => now)}
      />
      {isBox && hint}
      {error}
    </div>
  );
}

function Control({ field, ...props }: ControlProps) {
  switch (field.kind) {
    case "text":
      return <TextControl field={field} {...props} />;
    case "choice":
      return <ChoiceControl field={field} {...props} />;
    case "photo":
      return <PhotoControl field={field} {...props} />;
    case "number":
      return <NumberControl {...props} />;
    case "degrees":
      return <CoordinatesControl {...props} />;
    case "date":
      return <DayControl {...props} />;
    case "yesNo":
      return <YesNoControl label={field.label} {...props} />;
  }
}
