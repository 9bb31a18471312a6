import type { ArrayFieldItemTemplateProps } from "@rjsf/utils";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import type { FieldOptions } from "../../contract";
import { leadsInto, useFormState } from "../entry/form-state";
import { useQuestions } from "../questions";
import { entryPhotos, entryWords } from "./entry-words";
import { useList } from "./list";

/**
 * An entry of a list: closed to its name and small pictures, open with its fields; one that is empty or has a field to
 * be seen is open. A plain line is always open.
 */
export function ListEntry(props: ArrayFieldItemTemplateProps) {
  const { children, index, totalItems, schema, parentUiSchema, buttonsProps } = props;
  const { values, announce, focusAfterRemoval } = useList();
  const { ask } = useQuestions();
  const isLine = schema.type !== "object";
  const [name = "", ...others] = entryWords(schema, values[index]);
  const { noun = "Pozycja" } = (parentUiSchema?.["ui:options"] ?? {}) as FieldOptions;
  const label = name || `${noun} ${index + 1}`;
  const { isOpen, setOpen } = useOpened(buttonsProps.fieldPathId.path, name === "");
  const keepFocus = useFocusKept(index);

  const move = (by: -1 | 1) => {
    const to = index + by;
    if (to < 0 || to >= totalItems) return;
    keepFocus();
    if (by < 0) buttonsProps.onMoveUpItem();
    else buttonsProps.onMoveDownItem();
    announce(`${label}: miejsce ${to + 1} z ${totalItems}`);
  };
  const remove = async () => {
    const question = {
      ask: "Usunąć z listy?",
      places: [label],
      agree: "Usuń",
    };
    if (name !== "" && (await ask(question)) !== "agree") return;
    buttonsProps.onRemoveItem();
    announce(`Usunięto: ${label}`);
    focusAfterRemoval(index);
  };
  const moveByKeys = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 } as const;
    if (!event.altKey || !(event.key === "ArrowUp" || event.key === "ArrowDown")) return;
    event.preventDefault();
    event.stopPropagation();
    move(by[event.key]);
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
            {entryPhotos(values[index]).map((src) => (
              <img key={src} src={src} alt="" loading="lazy" />
            ))}
            <span>
              <b>{label}</b> {others[0]?.slice(0, MOST_SHOWN_LETTERS)}
            </span>
          </button>
        )}
        <div className="entry-tools">
          <Tool sign="↑" words={`Wyżej: ${label}`} isOff={index === 0} onPress={() => move(-1)} />
          <Tool
            sign="↓"
            words={`Niżej: ${label}`}
            isOff={index === totalItems - 1}
            onPress={() => move(1)}
          />
          <Tool sign="×" words={`Usuń: ${label}`} onPress={() => void remove()} />
        </div>
      </div>
      {isOpen && !isLine && <div className="entry-body">{children}</div>}
    </li>
  );
}

/** A line holds no more beside the name of an entry. */
const MOST_SHOWN_LETTERS = 100;

interface ToolProps {
  sign: string;
  words: string;
  /** Whether a press does nothing; the button keeps the focus. */
  isOff?: boolean;
  onPress: () => void;
}

function Tool({ sign, words, isOff = false, onPress }: ToolProps) {
  return (
    <button type="button" aria-label={words} title={words} aria-disabled={isOff} onClick={onPress}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

/** Whether an entry is open; it opens when a field inside it is to be seen. */
function useOpened(path: readonly (string | number)[], isOpenAtFirst: boolean) {
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
