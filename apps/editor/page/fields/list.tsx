import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FormField, ListField } from "../../shared/contract";
import { type FieldPath, useFormState } from "../entry/form-state";
import { Optional, useDescription } from "./described";
import { entryWords } from "./entry-words";
import type { FieldProps } from "./field-props";
import { CardEntry, LineEntry } from "./list-entry";
import { useEntryKeys } from "./use-entry-keys";

interface ListProps extends FieldProps<ListField> {
  renderEntry: (path: FieldPath, value: unknown) => ReactNode;
}

/** A list of entries, and the button that adds one. */
export function ListOf({ field, path, value, renderEntry }: ListProps) {
  const values = Array.isArray(value) ? (value as unknown[]) : [];
  const { changeValue } = useFormState();
  const { keys, changeKeys } = useEntryKeys(values.length);
  const { id, describedBy, hint, error } = useDescription(field, path);
  const frame = useRef<HTMLFieldSetElement>(null);
  const [announced, announce] = useState("");
  const change = (update: (entries: readonly unknown[]) => readonly unknown[]) =>
    changeValue(path, (now) => update(Array.isArray(now) ? now : []));
  // What gets the focus afterwards has to be drawn by then.
  const add = () => {
    flushSync(() => change((entries) => [...entries, emptyEntry(field.entry)]));
    focusEntry(frame.current, values.length, FIRST_FIELD);
  };
  const move = (from: number, to: number, name: string) => {
    change((entries) => moved(entries, from, to));
    changeKeys((now) => moved(now, from, to));
    announce(`${name}: miejsce ${to + 1} z ${values.length}`);
  };
  const remove = (index: number, name: string) => {
    flushSync(() => {
      change((entries) => entries.toSpliced(index, 1));
      changeKeys((now) => now.toSpliced(index, 1));
      announce(`Usunięto: ${name}`);
    });
    focusEntry(frame.current, index, FIRST_BUTTON);
  };
  const draw = (entry: unknown, index: number) => {
    const [first, excerpt] = entryWords(field.entry, entry);
    const name = first || `${field.noun} ${index + 1}`;
    const entryPath = [...path, index];
    const inList = {
      name,
      isEmpty: !first,
      index,
      length: values.length,
      onMove: (to: number) => move(index, to, name),
      onRemove: () => remove(index, name),
      children: renderEntry(entryPath, entry),
    };
    const key = keys[index];
    if (field.entry.kind !== "group") return <LineEntry key={key} {...inList} />;
    const card = { field: field.entry, path: entryPath, value: entry, excerpt };
    return <CardEntry key={key} {...inList} {...card} />;
  };
  // The heading of the form says its title.
  const isWholeEntry = path.length === 0;
  return (
    <fieldset id={id} ref={frame} className="list" aria-describedby={describedBy}>
      <legend className={isWholeEntry ? "visually-hidden" : undefined}>
        {field.label} <span className="hint">({values.length})</span>{" "}
        {!field.isNeeded && values.length === 0 && <Optional />}
      </legend>
      {hint}
      {error}
      <ol className="stack">{values.map(draw)}</ol>
      <button type="button" className="button line small list-add" onClick={add}>
        {field.addLabel}
      </button>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </fieldset>
  );
}

const emptyEntry = ({ kind }: FormField) => (kind === "group" ? {} : kind === "list" ? [] : "");

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** The first field of a new entry that must be filled in, or any. */
const FIRST_FIELD = [
  "[aria-required=true], [data-needed]",
  "input, textarea, select, [role=textbox]",
];

const FIRST_BUTTON = ["button"];

/** Gives the focus to a part of an entry; of the last one where there are fewer, or to the button that adds one. */
function focusEntry(frame: HTMLFieldSetElement | null, index: number, parts: string[]): void {
  const entries = frame?.querySelectorAll(":scope > ol > li") ?? [];
  const entry = entries[Math.min(index, entries.length - 1)];
  const found = parts.map((part) => entry?.querySelector<HTMLElement>(part)).find(Boolean);
  const target = found ?? frame?.querySelector<HTMLElement>(":scope > .list-add");
  target?.focus();
}
