import type { KeyboardEvent, ReactNode } from "react";
import { useQuestions } from "../questions";

/** An entry of a list, at its place in it. */
export interface EntryInList {
  /** What it is called. */
  name: string;
  /** Whether nothing is in it, so that it is removed without a question. */
  isEmpty: boolean;
  index: number;
  /** How many entries the list has. */
  length: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** Its fields; in its head what names it. */
  children: ReactNode;
}

/** The first row of an entry, and the buttons that move and remove it; Alt and an arrow move it, too. */
export function EntryHead({
  name,
  isEmpty,
  index,
  length,
  onMove,
  onRemove,
  children,
}: EntryInList) {
  const { ask } = useQuestions();
  const isFirst = index === 0;
  const isLast = index === length - 1;
  const moveUp = () => !isFirst && onMove(index - 1);
  const moveDown = () => !isLast && onMove(index + 1);
  const moveByKeys = (event: KeyboardEvent) => {
    if (!event.altKey || !(event.key === "ArrowUp" || event.key === "ArrowDown")) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "ArrowUp") moveUp();
    else moveDown();
  };
  const remove = async () => {
    const question = { ask: "Usunąć z listy?", places: [name], agree: "Usuń" };
    if (isEmpty || (await ask(question)) === "agree") onRemove();
  };
  return (
    <div className="entry-head" onKeyDown={moveByKeys}>
      {children}
      <div className="entry-tools">
        <Tool sign="↑" words={`Wyżej: ${name}`} isOff={isFirst} onPress={moveUp} />
        <Tool sign="↓" words={`Niżej: ${name}`} isOff={isLast} onPress={moveDown} />
        <Tool sign="×" words={`Usuń: ${name}`} onPress={() => void remove()} />
      </div>
    </div>
  );
}

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
