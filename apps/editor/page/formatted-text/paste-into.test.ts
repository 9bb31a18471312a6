/** @jest-environment jsdom */
import { type Node } from "prosemirror-model";
import { AllSelection, EditorState, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { type Pastable, pasteInto } from "./paste-into";
import { readMarkdown, readPlain } from "./read-text";
import { writeMarkdown } from "./write-text";

const viewOf = (doc: Node) => new EditorView(null, { state: EditorState.create({ doc }) });

/** What is in the clipboard after a whole text of this page was copied. */
function copied(markdown: string): DataTransfer {
  const view = viewOf(readMarkdown(markdown));
  const { dom, text } = view.serializeForClipboard(new AllSelection(view.state.doc).content());
  const parts: Record<string, string> = { "text/html": dom.innerHTML, "text/plain": text };
  return { getData: (type: string) => parts[type] ?? "" } as DataTransfer;
}

/** Pastes over all of a text, by this page's own rules or else the editor's. @returns what is there then */
function pastedOver(before: Node, clipboard: DataTransfer, kind: Pastable): Node {
  const view = viewOf(before);
  view.dispatch(view.state.tr.setSelection(new AllSelection(before)));
  const notice = pasteInto(view, clipboard, kind);
  // jsdom has no events of the clipboard
  const event = new Event("paste") as ClipboardEvent;
  if (notice === undefined) view.pasteHTML(clipboard.getData("text/html"), event);
  return view.state.doc;
}

test.each([
  [
    "links to a page, a place, a number, with a title",
    'Więcej: [a **b**](/kontakt), [c](#d), [{phone}](tel:{phoneLink}), [e](/f "Gdzie")',
  ],
  ["bold words and placeholders", "**ważne** w {town}\n\ndrugi akapit"],
  ["points in points, and later numbers", "- a\n  - b\n\n1) c\n2) d\n\nDalej:\n\n3. e\n4. f"],
  ["points far apart", "- a\n\n- b"],
  ["numbers far apart", "1. a\n\n2. b"],
])("what is copied here is pasted as it was: %s", (_, text) => {
  const pasted = pastedOver(readMarkdown("przedtem"), copied(text), "markdown");
  expect(writeMarkdown(pasted)).toBe(text);
});

test("paragraphs that are copied here come into a line as one, without marks", () => {
  const pasted = pastedOver(readPlain("przedtem"), copied("**raz** {town}\n\n[dwa](/dwa)"), "line");
  expect(pasted.toString()).toBe('doc(paragraph("raz ", placeholder, " dwa"))');
});

test.each([
  ["a word", "x", "axb"],
  ["a part of a sentence, with its blanks", " i ", "a i b"],
  ["its beginning alone", " i", "a ib"],
  ["two paragraphs", "x\n\ny", "ax\n\nyb"],
  ["points", "- x\n- y", "a\n\n- x\n- y\n\nb"],
  ["nothing to be seen", "\u200b", "ab"],
])("into a sentence comes %s", (_, text, expected) => {
  const view = viewOf(readMarkdown("ab"));
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 2)));
  const clipboard = { getData: (type: string) => (type === "text/plain" ? text : "") };
  pasteInto(view, clipboard as DataTransfer, "markdown");
  expect(writeMarkdown(view.state.doc)).toBe(expected);
});

test("words that are pasted into a sentence keep the caret behind them", () => {
  const view = viewOf(readMarkdown("Pisz: ."));
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 7)));
  const clipboard = { getData: (type: string) => (type === "text/plain" ? "biuro@bor.pl" : "") };
  pasteInto(view, clipboard as DataTransfer, "markdown");
  view.dispatch(view.state.tr.insertText(" dziś"));
  expect(writeMarkdown(view.state.doc)).toBe("Pisz: [biuro@bor.pl](mailto:biuro@bor.pl) dziś.");
});
