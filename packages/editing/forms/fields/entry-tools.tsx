interface EntryToolsProps {
  /** What the entry is called. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** The buttons that move and remove an entry of a list. */
export function EntryTools({ name, isFirst, isLast, onMove, onRemove }: EntryToolsProps) {
  return (
    <div className="entry-tools">
      <Tool sign="↑" words={`Wyżej: ${name}`} isOff={isFirst} onPress={() => onMove(-1)} />
      <Tool sign="↓" words={`Niżej: ${name}`} isOff={isLast} onPress={() => onMove(1)} />
      <Tool sign="×" words={`Usuń: ${name}`} onPress={onRemove} />
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
