import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { FormField } from "../../shared/contract";
import { type FieldPath, leadsInto, useFormState } from "../entry/form-state";
import { EntryHead, type EntryInList } from "./entry-head";
import { entryPhotos } from "./entry-words";

/** An entry with one field, which is always seen. */
export function LineEntry({ children, ...entry }: EntryInList) {
  return (
    <li>
      <EntryHead {...entry}>
        <div className="entry-line">{children}</div>
      </EntryHead>
    </li>
  );
}

interface CardEntryProps extends EntryInList {
  field: FormField;
  path: FieldPath;
  value: unknown;
  /** What it says beside its name. */
  excerpt?: string;
}

/**
 * An entry with a group of fields: closed to its name and small pictures, or open; one that is empty or has a field to be
 * seen is open.
 */
export function CardEntry({ field, path, value, excerpt, children, ...entry }: CardEntryProps) {
  const { isOpen, setOpen } = useOpened(path, entry.isEmpty);
  return (
    <li className="entry">
      <EntryHead {...entry}>
        <button
          type="button"
          className="entry-name"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {entryPhotos(field, value).map((src) => (
            <img key={src} src={src} alt="" loading="lazy" />
          ))}
          <span>
            <b>{entry.name}</b> {excerpt?.slice(0, MOST_SHOWN_LETTERS)}
          </span>
        </button>
      </EntryHead>
      {isOpen && <div className="entry-body">{children}</div>}
    </li>
  );
}

/** A line holds no more beside the name of an entry. */
const MOST_SHOWN_LETTERS = 100;

/** Whether an entry is open; it opens when a field inside it is to be seen, and while all is printed. */
function useOpened(path: FieldPath, isOpenAtFirst: boolean) {
  const { shown } = useFormState();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [seen, setSeen] = useState<typeof shown>([]);
  if (shown !== seen) {
    setSeen(shown);
    if (shown.some((field) => leadsInto(field, path))) setOpen(true);
  }
  return { isOpen: usePrinted() || isOpen, setOpen };
}

/** Whether the page is being printed. */
function usePrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    // it has to be drawn when the event has ended
    const begin = () => flushSync(() => setPrinted(true));
    const end = () => setPrinted(false);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinted;
}
