import type { WidgetProps } from "@rjsf/utils";
import { type ClipboardEvent, useState } from "react";
import type { FieldOptions } from "../../contract";
import { handlePaste } from "../paste/handle-paste";
import { inputAttributes, shownValue } from "./input-attributes";
import { Letters } from "./letters";

/** A text of one line, a number or a day. */
export function LineWidget(props: WidgetProps) {
  const { id, onChange, schema, options } = props;
  const { letters, proposals } = options as FieldOptions;
  const [notice, setNotice] = useState("");
  const value = shownValue(props.value);
  const isNumber = schema.type === "number" || schema.type === "integer";
  const isDay = schema.format === "date";
  const type = (typed: string) => {
    setNotice("");
    // RJSF reads a number with a point.
    onChange(isNumber ? typed.replace(",", ".") : typed);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) =>
    handlePaste(event, { onNotice: setNotice });
  return (
    <>
      <input
        {...inputAttributes(props)}
        type={isDay ? "date" : "text"}
        inputMode={isNumber ? "decimal" : undefined}
        list={proposals && `${id}__proposals`}
        value={value}
        onChange={({ target }) => type(target.value)}
        onPaste={isDay ? undefined : paste}
      />
      {proposals && (
        <datalist id={`${id}__proposals`}>
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
