import type { ClipboardEvent } from "react";
import { handlePaste } from "../paste/handle-paste";
import type { TextControlProps } from "./control-props";

/** A text as it is, of one line or of more. */
export function PlainTextControl({
  field,
  attributes,
  value,
  onChange,
  onPasted,
}: TextControlProps) {
  const { proposals, rows } = field;
  const proposalsId = `${attributes.id}__proposals`;
  const paste = (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    handlePaste(event, onPasted);
  return (
    <>
      {rows > 1 ? (
        <textarea
          {...attributes}
          rows={rows}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onPaste={paste}
        />
      ) : (
        <input
          {...attributes}
          type="text"
          list={proposals && proposalsId}
          value={value}
          onChange={({ target }) => onChange(target.value)}
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
    </>
  );
}
