import { type ClipboardEvent, useState } from "react";
import { handlePaste } from "../paste/handle-paste";
import type { ControlProps } from "./control-props";
import { Letters } from "./letters";
import { shownValue } from "./shown-value";

/** A text as it is, of one line or of more. */
export function PlainTextControl({ field, attributes, onChange, ...props }: ControlProps<"text">) {
  const { letters, proposals, rows } = field;
  const [notice, setNotice] = useState("");
  const value = shownValue(props.value);
  const proposalsId = `${attributes.id}__proposals`;
  const type = (typed: string) => {
    setNotice("");
    onChange(typed);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    handlePaste(event, setNotice);
  return (
    <>
      {rows > 1 ? (
        <textarea
          {...attributes}
          rows={rows}
          value={value}
          onChange={({ target }) => type(target.value)}
          onPaste={paste}
        />
      ) : (
        <input
          {...attributes}
          type="text"
          list={proposals && proposalsId}
          value={value}
          onChange={({ target }) => type(target.value)}
          onPaste={paste}
        />
      )}
      {proposals && (
        <datalist id={proposalsId}>
          {proposals.map((proposal) => (
            <option key={proposal} value={proposal} />
          ))}
        </datalist>
      )}
      {letters && <Letters value={value} range={letters} />}
      {notice && (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
    </>
  );
}
