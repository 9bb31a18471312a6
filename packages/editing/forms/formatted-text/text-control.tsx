import { useState } from "react";
import type { ControlProps } from "../widgets/control-props";
import { PlainTextControl } from "../widgets/plain-text";
import { shownValue } from "../widgets/shown-value";
import { FormattedTextControl } from "./formatted-text";

/** A text; formatted while it is typed where it is Markdown or has placeholders. */
export function TextControl(props: ControlProps<"text">) {
  const { isMarkdown = false, mustHavePlaceholders = false } = props.field;
  // as it was opened: another control would take the caret away while somebody types
  const [hasPlaceholders] = useState(() => /\{\w+\}/.test(shownValue(props.value)));
  const isFormatted = isMarkdown || mustHavePlaceholders || hasPlaceholders;
  return isFormatted ? <FormattedTextControl {...props} /> : <PlainTextControl {...props} />;
}
