import type { Node } from "prosemirror-model";
import { EditorState, type Plugin, type Transaction } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { useEffect, useRef, useState } from "react";
import { nameOf } from "./schema";

interface Editing {
  value: string;
  onChange: (text: string) => void;
  /** The element's attributes. */
  attributes: Record<string, string>;
  read: (text: string) => Node;
  write: (doc: Node) => string;
  plugins: () => Plugin[];
  /** @returns whether it has pasted what is in the clipboard */
  onPaste: (view: EditorView, clipboard: DataTransfer) => boolean;
  /** What placeholders become, by their names. */
  placeholders: Readonly<Record<string, string>>;
}

/**
 * An editor of a text, in the element that has `place`.
 * @returns the editor once there is one, and its newest state
 */
export function useEditor(editing: Editing) {
  const { value } = editing;
  const place = useRef<HTMLDivElement>(null);
  const newest = useRef(editing);
  const [shown, setShown] = useState<{ view: EditorView; state: EditorState }>();
  // the text as it came from outside, and what was last made of it here
  const text = useRef({ before: value, written: value });
  useEffect(() => {
    newest.current = editing;
    shown?.view.setProps({});
  });
  useEffect(() => {
    const { read, write, plugins } = newest.current;
    const view = new EditorView(place.current, {
      state: EditorState.create({ doc: read(text.current.before), plugins: plugins() }),
      attributes: () => newest.current.attributes,
      nodeViews: { placeholder: (node) => ({ dom: chip(nameOf(node), newest.current) }) },
      handlePaste: (editor, { clipboardData }) =>
        clipboardData !== null && newest.current.onPaste(editor, clipboardData),
      dispatchTransaction(transaction) {
        const state = view.state.apply(transaction);
        view.updateState(state);
        setShown({ view, state });
        if (!transaction.docChanged) return;
        const { current } = text;
        const isAsBefore = read(current.before).eq(state.doc);
        const written = isAsBefore ? current.before : write(state.doc);
        if (written === current.written) return;
        current.written = written;
        newest.current.onChange(written);
      },
    });
    setShown({ view, state: view.state });
    return () => view.destroy();
  }, []);
  useEffect(() => {
    // only what did not come from here: a saved text, one that is thrown away
    if (!shown || value === text.current.written) return;
    text.current = { before: value, written: value };
    const { view } = shown;
    view.dispatch(becoming(view.state, newest.current.read(value)).setMeta("addToHistory", false));
  }, [value, shown]);
  return { place, ...shown };
}

/** Makes another text of what is shown, where they differ: the caret stays, and what can be undone. */
function becoming({ doc, tr }: EditorState, other: Node): Transaction {
  const start = doc.content.findDiffStart(other.content);
  const ends = doc.content.findDiffEnd(other.content);
  if (start === null || ends === null) return tr;
  // where the same letters stand twice, both ends may lie before the start
  const more = Math.max(0, start - Math.min(ends.a, ends.b));
  tr.replace(start, ends.a + more, other.slice(start, ends.b + more));
  return tr.doc.eq(other) ? tr : tr.replaceWith(0, tr.doc.content.size, other.content);
}

/** A placeholder as an editor sees it: what pages show in its place. */
function chip(name: string, { placeholders }: Editing): HTMLElement {
  const element = document.createElement("span");
  element.className = "placeholder";
  element.textContent = placeholders[name] ?? `{${name}}`;
  element.title = `{${name}}: wstawia się samo`;
  return element;
}
