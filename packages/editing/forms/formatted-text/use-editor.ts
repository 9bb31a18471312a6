import type { Node } from "prosemirror-model";
import { EditorState, type Plugin } from "prosemirror-state";
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
        const { current } = text;
        if (!transaction.docChanged) return;
        const isAsBefore = read(current.before).eq(state.doc);
        current.written = isAsBefore ? current.before : write(state.doc);
        newest.current.onChange(current.written);
      },
    });
    setShown({ view, state: view.state });
    return () => view.destroy();
  }, []);
  useEffect(() => {
    // only what did not come from here: a saved text, one that is thrown away
    if (!shown || value === text.current.written) return;
    const doc = newest.current.read(value);
    text.current = { before: value, written: value };
    if (doc.eq(shown.view.state.doc)) return;
    const { plugins } = shown.view.state;
    shown.view.updateState(EditorState.create({ doc, plugins }));
  }, [value, shown]);
  return { place, ...shown };
}

/** A placeholder as an editor sees it: what pages show in its place. */
function chip(name: string, { placeholders }: Editing): HTMLElement {
  const element = document.createElement("span");
  element.className = "placeholder";
  element.textContent = placeholders[name] ?? `{${name}}`;
  element.title = `{${name}}: wstawia się samo`;
  return element;
}
