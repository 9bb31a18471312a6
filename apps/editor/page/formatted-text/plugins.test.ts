/** @jest-environment jsdom */
import { EditorState, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { markdownPlugins } from "./plugins";
import { readMarkdown } from "./read-text";
import { writeMarkdown } from "./write-text";

/** Types behind a text, letter by letter; `⏎` and `⌫` are keys. @returns the Markdown of it then */
function typed(keys: string, before = ""): string {
  const doc = readMarkdown(before);
  const plugins = markdownPlugins(() => undefined);
  const view = new EditorView(null, {
    state: EditorState.create({ doc, plugins, selection: TextSelection.atEnd(doc) }),
  });
  const press = (key: string) =>
    view.someProp("handleKeyDown", (handle) => handle(view, new KeyboardEvent("keydown", { key })));
  for (const key of keys) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(key, from, to);
    if (key === "⏎") press("Enter");
    else if (key === "⌫") press("Backspace");
    else if (!view.someProp("handleTextInput", (handle) => handle(view, from, to, key, insert)))
      view.dispatch(insert());
  }
  return writeMarkdown(view.state.doc);
}

test.each([
  ["a number begins a list, which goes on by Enter", "1. raz⏎dwa", "1. raz\n2. dwa"],
  ["with a bracket, too", "1) raz⏎dwa", "1) raz\n2) dwa"],
  ["a later number and a year begin none", "15. maja", "15. maja"],
  ["a Backspace makes plain words of it", "1. ⌫raz", "1. raz"],
  ["an e-mail address", "Pisz: biuro@lasy.pl po", "Pisz: [biuro@lasy.pl](mailto:biuro@lasy.pl) po"],
  ["at the end of a sentence", "Zob. www.lasy.pl. ", "Zob. [www.lasy.pl](https://www.lasy.pl). "],
  ["before a new paragraph", "www.lasy.pl⏎Dalej", "[www.lasy.pl](https://www.lasy.pl)\n\nDalej"],
  ["that was no link before", "Pisz@ do www. i np. tak ", "Pisz@ do www. i np. tak "],
])("typed: %s", (_, keys, expected) => {
  expect(typed(keys)).toBe(expected);
});

test("a link whose words are another address stays as it is", () => {
  const link = "[www.lasy.pl](/kontakt)";
  expect(typed(" dalej", link)).toBe(`${link} dalej`);
});
