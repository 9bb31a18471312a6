import type { ArrayFieldTemplateProps } from "@rjsf/utils";
import { createContext, useContext, useEffect, useRef, useState } from "react";
import type { FieldOptions } from "../../contract";
import { hintBeside, Optional } from "./field";

/** What an entry of a list knows of the list. */
interface List {
  values: readonly unknown[];
  /** Tells what became of an entry to who does not see it. */
  announce: (words: string) => void;
  /** Gives the focus to the entry that takes the place of a removed one. */
  focusAfterRemoval: (index: number) => void;
}

const ListContext = createContext<List>({
  values: [],
  announce: () => undefined,
  focusAfterRemoval: () => undefined,
});

/** The list around. */
export const useList = () => useContext(ListContext);

/** A list of entries, and the button that adds one. */
export function ListTemplate(props: ArrayFieldTemplateProps) {
  const { items, title, schema, uiSchema, required, canAdd, onAddClick, fieldPathId } = props;
  const options = (uiSchema?.["ui:options"] ?? {}) as FieldOptions;
  const values = (props.formData ?? []) as unknown[];
  const hint = hintBeside(title, schema.description ?? "");
  // The heading of the form says its title.
  const isWholeEntry = fieldPathId.path.length === 0;
  const frame = useRef<HTMLFieldSetElement>(null);
  const [announced, announce] = useState("");
  const [toFocus, setToFocus] = useState<{ index: number; parts: string[] }>();
  useEffect(() => {
    if (toFocus) focusEntry(frame.current, toFocus.index, toFocus.parts);
  }, [toFocus]);
  const add = () => {
    onAddClick();
    setToFocus({ index: values.length, parts: FIRST_FIELD });
  };
  const focusAfterRemoval = (index: number) => setToFocus({ index, parts: FIRST_BUTTON });
  return (
    <fieldset id={fieldPathId.$id} ref={frame} className="list">
      <legend className={isWholeEntry ? "visually-hidden" : undefined}>
        {title} <span className="hint">({values.length})</span>{" "}
        {!required && values.length === 0 && <Optional />}
      </legend>
      {hint && <p className="hint">{hint}</p>}
      <ListContext.Provider value={{ values, announce, focusAfterRemoval }}>
        <ol>{items}</ol>
      </ListContext.Provider>
      {canAdd && (
        <button type="button" className="button line small list-add" onClick={add}>
          {options.addLabel ?? "Dodaj"}
        </button>
      )}
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </fieldset>
  );
}

/** The first field of a new entry that must be filled in, or any. */
const FIRST_FIELD = ["[aria-required=true]", "input, textarea, select"];

const FIRST_BUTTON = ["button"];

/** Gives the focus to a part of an entry; of the last one where there are fewer, or to the button that adds one. */
function focusEntry(frame: HTMLFieldSetElement | null, index: number, parts: string[]): void {
  const entries = frame?.querySelectorAll(":scope > ol > li") ?? [];
  const entry = entries[Math.min(index, entries.length - 1)];
  const found = parts.map((part) => entry?.querySelector<HTMLElement>(part)).find(Boolean);
  const target = found ?? frame?.querySelector<HTMLElement>(":scope > .list-add");
  target?.focus();
}
