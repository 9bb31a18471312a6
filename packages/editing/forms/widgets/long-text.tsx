import { useRef, useState } from "react";
import { LinkPicker } from "../links/link-picker";
import { handlePaste } from "../paste/handle-paste";
import type { ControlProps } from "./control-props";
import { Letters } from "./letters";
import { asBold, asList, replaceSelection, selectionOf, type TextChange } from "./markdown-marks";
import { shownValue } from "./shown-value";

/** A box grows to this. */
const MOST_ROWS = 14;

/** About as many letters as a row holds. */
const ROW_LENGTH = 70;

/** A text of several lines; of Markdown with buttons for bold words, lists and links. */
export function LongTextControl({ field, attributes, onChange, ...props }: ControlProps<"text">) {
  const { letters, isMarkdown, label, rows } = field;
  const box = useRef<HTMLTextAreaElement>(null);
  const [notice, setNotice] = useState("");
  const [linked, setLinked] = useState<string>();
  const value = shownValue(props.value);
  const apply = (change: (selected: string) => TextChange) => {
    if (box.current) replaceSelection(box.current, change(selectionOf(box.current)));
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
            onClick={() => setLinked(box.current ? selectionOf(box.current) : "")}
          >
            Odnośnik
          </button>
        </div>
      )}
      <textarea
        {...attributes}
        ref={box}
        rows={Math.max(rows, Math.min(MOST_ROWS, 2 + Math.ceil(value.length / ROW_LENGTH)))}
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
