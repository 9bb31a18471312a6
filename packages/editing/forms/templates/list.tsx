import type { ArrayFieldTemplateProps } from "@rjsf/utils";
import { createContext, useContext, useEffect, useRef, useState } from "react";
import type { FieldOptions } from "../../contract";
import { Optional } from "./field";

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
  const frame = useRef<HTMLFieldSetElement>(null);
  const [announced, announce] = useState("");
  const [toFocus, setToFocus] = useState<{ index: number; part: string }>();
  useEffect(() => {
    if (toFocus) focusEntry(frame.current, toFocus.index, toFocus.part);
  }, [toFocus]);
  const add = () => {
    onAddClick();
    setToFocus({ index: values.length, part: FIELD });
  };
  const focusAfterRemoval = (index: number) => setToFocus({ index, part: "button" });
  return (
    <fieldset id={fieldPathId.$id} ref={frame} className="list">
      <legend>
        {title} <span className="hint">({values.length})</span>{" "}
        {!required && values.length === 0 && <Optional />}
      </legend>
      {schema.description && <p className="hint">{schema.description}</p>}
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

const FIELD = "input, textarea, select, .entry-body button";

/** Gives the focus to a part of an entry; of the last one where there are fewer, or to the button that adds one. */
function focusEntry(frame: HTMLFieldSetElement | null, index: number, part: string): void {
  const entries = frame?.querySelectorAll(":scope > ol > li") ?? [];
  const entry = entries[Math.min(index, entries.length - 1)];
  const target =
    entry?.querySelector<HTMLElement>(part) ??
    frame?.querySelector<HTMLElement>(":scope > .list-add");
  target?.focus();
}
