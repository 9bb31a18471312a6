import { redo, undo } from "prosemirror-history";
import type { Command, EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { ReactNode } from "react";
import { linkAt } from "./links";
import { listAround, toggleBold, toggleList } from "./plugins";
import { schema } from "./schema";

interface ToolbarProps {
  /** The field's label. */
  label: string;
  view: EditorView;
  state: EditorState;
  /** Opens the window for links. */
  onLink: () => void;
}

const { bullet_list, ordered_list } = schema.nodes;

/** The buttons that format a text. The caret stays where it is. */
export function Toolbar({ label, view, state, onLink }: ToolbarProps) {
  const run = (command: Command) => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const list = listAround(state)?.list.type;
  return (
    <div className="marks row" role="group" aria-label={`Wygląd tekstu: ${label}`}>
      <Tool title="Pogrubienie" keys="Ctrl+B" isOn={isBold(state)} onPress={() => run(toggleBold)}>
        <b>B</b>
        <span className="visually-hidden"> – pogrubienie</span>
      </Tool>
      <Tool
        title="Lista z kreskami"
        keys="Ctrl+Shift+8"
        isOn={list === bullet_list}
        onPress={() => run(toggleList(bullet_list))}
      >
        – Lista
      </Tool>
      <Tool
        title="Lista z numerami"
        keys="Ctrl+Shift+7"
        isOn={list === ordered_list}
        onPress={() => run(toggleList(ordered_list))}
      >
        1. Lista
      </Tool>
      <Tool title="Odnośnik" keys="Ctrl+K" isOn={linkAt(state) !== undefined} onPress={onLink}>
        Odnośnik
      </Tool>
      {/* A phone's keyboard has no keys for it. */}
      <Tool title="Cofnij" keys="Ctrl+Z" isOff={!undo(state)} onPress={() => run(undo)}>
        ↶<span className="visually-hidden"> Cofnij</span>
      </Tool>
      <Tool title="Ponów" keys="Ctrl+Y" isOff={!redo(state)} onPress={() => run(redo)}>
        ↷<span className="visually-hidden"> Ponów</span>
      </Tool>
    </div>
  );
}

interface ToolProps {
  /** Shown to whoever points at it, with the keys that do the same. */
  title: string;
  keys: string;
  /** Of a button that stays pressed. */
  isOn?: boolean;
  /** Whether a press does nothing. */
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ title, keys, isOn, isOff, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className="button line quiet"
      title={`${title} (${keys})`}
      aria-pressed={isOn}
      aria-disabled={isOff}
      aria-keyshortcuts={keys.replace("Ctrl", "Control")}
      // the text keeps the focus, and a phone its keyboard
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Whether what is typed at the caret, or all that is selected, is bold. */
function isBold({ selection, storedMarks, doc }: EditorState): boolean {
  const { strong } = schema.marks;
  const { empty, $from, from, to } = selection;
  if (empty) return strong.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, strong);
}
