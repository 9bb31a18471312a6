import { EditorState, type Plugin } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { useEffect, useRef, useState } from "react";
import type { ReadText } from "./read-text";
import { nameOf } from "./schema";

interface Editing {
  value: string;
  onChange: (text: string) => void;
  /** The element's attributes. */
  attributes: Record<string, string>;
  read: (text: string) => ReadText;
  write: (doc: EditorState["doc"], before: ReadText) => string;
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
  const text = useRef<{ before: ReadText; written: string }>();
  useEffect(() => {
    newest.current = editing;
    shown?.view.setProps({});
  });
  useEffect(() => {
    const { read, plugins } = newest.current;
    const before = read(newest.current.value);
    text.current = { before, written: before.text };
    const view = new EditorView(place.current, {
      state: EditorState.create({ doc: before.doc, plugins: plugins() }),
      attributes: () => newest.current.attributes,
      nodeViews: { placeholder: (node) => ({ dom: chip(nameOf(node), newest.current) }) },
      handlePaste: (editor, { clipboardData }) =>
        clipboardData !== null && newest.current.onPaste(editor, clipboardData),
      dispatchTransaction(transaction) {
        const state = view.state.apply(transaction);
        view.updateState(state);
        setShown({ view, state });
        const { current } = text;
        if (!transaction.docChanged || !current) return;
        current.written = newest.current.write(state.doc, current.before);
        newest.current.onChange(current.written);
      },
    });
    setShown({ view, state: view.state });
    return () => view.destroy();
  }, []);
  useEffect(() => {
    const { current } = text;
    // only what did not come from here: a saved text, one that is thrown away
    if (!shown || !current || value === current.written) return;
    const before = newest.current.read(value);
    text.current = { before, written: value };
    if (before.doc.eq(shown.view.state.doc)) return;
    const { plugins } = shown.view.state;
    shown.view.updateState(EditorState.create({ doc: before.doc, plugins }));
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
