import type { ChangeEvent, ClipboardEvent } from "react";
import { handlePaste } from "../paste/handle-paste";
import type { TextControlProps } from "./control-props";

type Field = HTMLInputElement | HTMLTextAreaElement;

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
  const props = {
    ...attributes,
    value,
    onChange: ({ target }: ChangeEvent<Field>) => onChange(target.value),
    onPaste: (event: ClipboardEvent<Field>) => handlePaste(event, onPasted),
  };
  return (
    <>
      {rows > 1 ? (
        <textarea {...props} rows={rows} />
      ) : (
        <input {...props} type="text" list={proposals && proposalsId} />
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
