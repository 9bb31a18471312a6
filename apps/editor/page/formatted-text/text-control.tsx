import { useState } from "react";
import type { ControlProps } from "../widgets/control-props";
import { Letters } from "../widgets/letters";
import { PlainTextControl } from "../widgets/plain-text";
import { shownValue } from "../widgets/shown-value";
import { FormattedTextControl } from "./formatted-text";

/** A text; formatted while it is typed where it is Markdown or has placeholders. Says what was pasted into it. */
export function TextControl({ field, attributes, onChange, ...props }: ControlProps<"text">) {
  const { isMarkdown = false, mustHavePlaceholders = false, letters } = field;
  const value = shownValue(props.value);
  const [notice, setNotice] = useState("");
  // as it was opened: another control would take the caret away while somebody types
  const [hasPlaceholders] = useState(() => /\{\w+\}/.test(value));
  const isFormatted = isMarkdown || mustHavePlaceholders || hasPlaceholders;
  const Control = isFormatted ? FormattedTextControl : PlainTextControl;
  return (
    <>
      <Control
        field={field}
        attributes={attributes}
        value={value}
        onChange={(text) => {
          setNotice("");
          onChange(text);
        }}
        onPasted={setNotice}
      />
      {letters && <Letters value={value} range={letters} />}
      {notice && (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
    </>
  );
}
