/** @jest-environment jsdom */
import { EditorState, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { markdownPlugins } from "./plugins";
import { readMarkdown } from "./read-text";
import { writeMarkdown } from "./write-text";

/** Types behind a text, letter by letter; `⏎`, `⌫` and `⇧` (Shift and Enter) are keys. @returns the Markdown of it then */
function typed(keys: string, before = ""): string {
  const doc = readMarkdown(before);
  const plugins = markdownPlugins(() => undefined);
  const view = new EditorView(null, {
    state: EditorState.create({ doc, plugins, selection: TextSelection.atEnd(doc) }),
  });
  const press = (key: string, shiftKey = false) =>
    view.someProp("handleKeyDown", (handle) =>
      handle(view, new KeyboardEvent("keydown", { key, shiftKey })),
    );
  for (const key of keys) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(key, from, to);
    if (key === "⏎") press("Enter");
    else if (key === "⇧") press("Enter", true);
    else if (key === "⌫") press("Backspace");
    else if (!view.someProp("handleTextInput", (handle) => handle(view, from, to, key, insert)))
      view.dispatch(insert());
  }
  return writeMarkdown(view.state.doc);
}

test.each([
  ["a number begins a list, which goes on by Enter", "1. raz⏎dwa", "1. raz\n2. dwa"],
  ["by Shift and Enter, too", "- raz⇧dwa", "- raz\n- dwa"],
  ["with a bracket, too", "1) raz⏎dwa", "1) raz\n2) dwa"],
  ["a later number and a year begin none", "15. maja", "15. maja"],
  ["a dash in a sentence begins none", "raz - dwa 1. trzy", "raz - dwa 1. trzy"],
  ["of signs that a Backspace has left nothing is made later", "To **a**⌫ b", "To \\*\\*a\\*\\* b"],
  ["a Backspace makes plain words of it", "1. ⌫raz", "1. raz"],
  ["bold words", "To **ważne** słowo", "To **ważne** słowo"],
  ["a link", "Zob. [nas](/kontakt) tu", "Zob. [nas](/kontakt) tu"],
  ["an e-mail address", "Pisz: biuro@lasy.pl po", "Pisz: [biuro@lasy.pl](mailto:biuro@lasy.pl) po"],
  ["at the end of a sentence", "Zob. www.lasy.pl. ", "Zob. [www.lasy.pl](https://www.lasy.pl). "],
  ["before a new paragraph", "www.lasy.pl⏎Dalej", "[www.lasy.pl](https://www.lasy.pl)\n\nDalej"],
  ["that was no link before", "Pisz@ do www. i np. tak ", "Pisz@ do www. i np. tak "],
])("typed: %s", (_, keys, expected) => {
  expect(typed(keys)).toBe(expected);
});

/** Presses a key in a text, all of which is selected. @returns the Markdown of it then */
function pressed(key: KeyboardEventInit, before: string, openLink = jest.fn()): string {
  const doc = readMarkdown(before);
  const state = EditorState.create({ doc, plugins: markdownPlugins(openLink) });
  const view = new EditorView(null, { state });
  const all = TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size));
  view.dispatch(view.state.tr.setSelection(all));
  view.someProp("handleKeyDown", (handle) => handle(view, new KeyboardEvent("keydown", key)));
  return writeMarkdown(view.state.doc);
}

test.each<[string, KeyboardEventInit, string, string]>([
  ["makes bold words", { key: "b", ctrlKey: true }, "raz", "**raz**"],
  ["makes them plain again", { key: "b", ctrlKey: true }, "**raz**", "raz"],
  ["makes a numbered list", { key: "7", ctrlKey: true, shiftKey: true }, "a\n\nb", "1. a\n2. b"],
  ["makes points", { key: "8", ctrlKey: true, shiftKey: true }, "a\n\nb", "- a\n- b"],
  [
    "makes points of numbers",
    { key: "8", ctrlKey: true, shiftKey: true },
    "1. a\n2. b",
    "- a\n- b",
  ],
  ["makes paragraphs of points", { key: "8", ctrlKey: true, shiftKey: true }, "- a", "a"],
  ["takes a point out of its list", { key: "[", ctrlKey: true }, "- a", "a"],
])("a key %s", (_, key, before, after) => {
  expect(pressed(key, before)).toBe(after);
});

test("a key opens the window for links, with what is selected", () => {
  const openLink = jest.fn();
  pressed({ key: "k", ctrlKey: true }, "raz", openLink);
  expect(openLink).toHaveBeenCalledTimes(1);
});

test("a link whose words are another address stays as it is", () => {
  const link = "[www.lasy.pl](/kontakt)";
  expect(typed(" dalej", link)).toBe(`${link} dalej`);
});
