import type { WidgetProps } from "@rjsf/utils";
import { useRef, useState } from "react";
import type { FieldOptions } from "../../contract";
import { LinkPicker } from "../links/link-picker";
import { handlePaste } from "../paste/handle-paste";
import { inputAttributes, shownValue } from "./input-attributes";
import { Letters } from "./letters";
import { asBold, asList, replaceSelection, selectionOf, type TextChange } from "./markdown-marks";

/** A text of several lines; of Markdown with buttons for bold words, lists and links. */
export function LongTextWidget(props: WidgetProps) {
  const { onChange, options, label } = props;
  const { letters, isMarkdown } = options as FieldOptions;
  const field = useRef<HTMLTextAreaElement>(null);
  const [notice, setNotice] = useState("");
  const [linked, setLinked] = useState<string>();
  const value = shownValue(props.value);
  const apply = (change: (selected: string) => TextChange) => {
    if (field.current) replaceSelection(field.current, change(selectionOf(field.current)));
  };
  const link = (written: string) => {
    setLinked(undefined);
    // The window gives the focus back to its button first.
    requestAnimationFrame(() => apply(() => ({ text: written })));
  };
  return (
    <>
      {isMarkdown && (
        <div className="marks" role="group" aria-label={`Wygląd tekstu: ${label}`}>
          <button type="button" onClick={() => apply(asBold)}>
            <b>Pogrubienie</b>
          </button>
          <button type="button" onClick={() => apply(asList)}>
            • Lista
          </button>
          <button
            type="button"
            onClick={() => setLinked(field.current ? selectionOf(field.current) : "")}
          >
            Odnośnik
          </button>
        </div>
      )}
      <textarea
        {...inputAttributes(props)}
        ref={field}
        rows={Math.min(14, 2 + Math.ceil(value.length / 70))}
        value={value}
        onChange={({ target }) => {
          setNotice("");
          onChange(target.value);
        }}
        onPaste={(event) => handlePaste(event, { isMarkdown, onNotice: setNotice })}
      />
      {letters && <Letters value={value} range={letters} />}
      {notice && (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
      {linked !== undefined && (
        <LinkPicker words={linked} onChoose={link} onClose={() => setLinked(undefined)} />
      )}
    </>
  );
}
