import { EditorState, TextSelection } from "prosemirror-state";
import { linkWords, wordsToLink } from "./links";
import { readMarkdown } from "./read-text";
import { writeMarkdown } from "./write-text";

/** The text after a link to a page, which is called „Kontakt”, was put where something is selected. */
function linked(text: string, from: number, to = from): string {
  const doc = readMarkdown(text);
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
  return writeMarkdown(linkWords(state, wordsToLink(state), "Kontakt", "/kontakt").doc);
}

test.each([
  [
    "selected words keep what they say and how they look",
    "a **b** c",
    1,
    4,
    "[a **b**](/kontakt) c",
  ],
  ["where nothing is selected the link says what it leads to", "a", 2, 2, "a[Kontakt](/kontakt)"],
  ["a link at the caret leads there as a whole", "[a b](/leba) c", 2, 2, "[a b](/kontakt) c"],
])("%s", (_, text, from, to, expected) => {
  expect(linked(text, from, to)).toBe(expected);
});
