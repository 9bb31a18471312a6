import { EditorState, TextSelection } from "prosemirror-state";
import { linkAt, linkWords, wordsToLink } from "./links";
import { readMarkdown } from "./read-text";
import { writeMarkdown } from "./write-text";

/** A text in which something is selected. */
function selected(text: string, from: number, to: number): EditorState {
  const doc = readMarkdown(text);
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
}

/** The text after a link to a page, which is called „Kontakt”, was put where something is selected. */
function linked(text: string, from: number, to = from): string {
  const state = selected(text, from, to);
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

test("a link is one whatever its words look like, and so are selected words of two paragraphs", () => {
  const link = { from: 1, to: 6, words: "a b c", href: "/leba" };
  expect(linkAt(selected("[a **b** c](/leba) d", 4, 4))).toEqual(link);
  expect(wordsToLink(selected("a\n\nb", 1, 5))).toEqual({ from: 1, to: 5, words: "a b" });
});

test.each([
  ["selected as a whole, from its first letter", 1, 4, "/leba"],
  ["selected in part", 2, 3, "/leba"],
  ["with the caret before it", 1, 1, "/leba"],
  ["with the caret behind it", 4, 4, "/leba"],
  ["selected with a word behind it", 1, 6, undefined],
])("a link %s: the note below names it or not", (_, from, to, href) => {
  expect(linkAt(selected("[a b](/leba) c", from, to))?.href).toBe(href);
});

test("of two links side by side the one at the caret is meant", () => {
  const between = linkAt(selected("[a b](/leba)[c](/puck)", 5, 5));
  expect(between).toEqual({ from: 4, to: 5, words: "c", href: "/puck" });
  expect(linkAt(selected("[a b](/leba)[c](/puck)", 2, 2))?.words).toBe("a b");
});
