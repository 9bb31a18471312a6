import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { ListField } from "../../contract";
import { type FieldPath, leadsInto, useFormState } from "../entry/form-state";
import { useQuestions } from "../questions";
import { EntryTools } from "./entry-tools";
import { entryPhotos, entryWords } from "./entry-words";

interface ListEntryProps {
  list: ListField;
  path: FieldPath;
  value: unknown;
  index: number;
  /** How many entries the list has. */
  length: number;
  /** @param name what the entry is called */
  onMove: (to: number, name: string) => void;
  onRemove: (name: string) => void;
  /** Its fields. */
  children: ReactNode;
}

/**
 * An entry of a list: closed to its name and small pictures, open with its fields; one that is empty or has a field to
 * be seen is open. A plain line is always open.
 */
export function ListEntry(props: ListEntryProps) {
  const { list, path, value, index, length, onMove, onRemove, children } = props;
  const { ask } = useQuestions();
  const [name = "", ...others] = entryWords(list.entry, value);
  const label = name || `${list.noun} ${index + 1}`;
  const isLine = list.entry.kind !== "group";
  const { isOpen, setOpen } = useOpened(path, name === "");
  const keepFocus = useFocusKept(index);

  const move = (by: number) => {
    const to = index + by;
    if (to < 0 || to >= length) return;
    keepFocus();
    onMove(to, label);
  };
  const remove = async () => {
    const question = {
      ask: "Usunąć z listy?",
      places: [label],
      agree: "Usuń",
    };
    if (name !== "" && (await ask(question)) !== "agree") return;
    onRemove(label);
  };
  const moveByKeys = (event: KeyboardEvent) => {
    if (!event.altKey || !(event.key === "ArrowUp" || event.key === "ArrowDown")) return;
    event.preventDefault();
    event.stopPropagation();
    move(event.key === "ArrowUp" ? -1 : 1);
  };
  return (
    <li className={isLine ? "entry is-line" : "entry"}>
      <div className="entry-head" onKeyDown={moveByKeys}>
        {isLine ? (
          <div className="entry-line">{children}</div>
        ) : (
          <button
            type="button"
            className="entry-name"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {entryPhotos(list.entry, value).map((src) => (
              <img key={src} src={src} alt="" loading="lazy" />
            ))}
            <span>
              <b>{label}</b> {others[0]?.slice(0, MOST_SHOWN_LETTERS)}
            </span>
          </button>
        )}
        <EntryTools
          name={label}
          isFirst={index === 0}
          isLast={index === length - 1}
          onMove={move}
          onRemove={() => void remove()}
        />
      </div>
      {isOpen && !isLine && <div className="entry-body">{children}</div>}
    </li>
  );
}

/** A line holds no more beside the name of an entry. */
const MOST_SHOWN_LETTERS = 100;

/** Whether an entry is open; it opens when a field inside it is to be seen. */
function useOpened(path: FieldPath, isOpenAtFirst: boolean) {
  const { shown } = useFormState();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [seen, setSeen] = useState<typeof shown>([]);
  if (shown !== seen) {
    setSeen(shown);
    if (shown.some((field) => leadsInto(field, path))) setOpen(true);
  }
  return { isOpen, setOpen };
}

/** @returns what remembers the focus before a move, since an element that is moved loses it */
function useFocusKept(index: number): () => void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [index]);
  return () => {
    focused.current = document.activeElement;
  };
}
