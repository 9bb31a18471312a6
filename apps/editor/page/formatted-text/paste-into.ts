import { Fragment, type Node, Slice } from "prosemirror-model";
import type { EditorView } from "prosemirror-view";
import { pastedText } from "../paste/handle-paste";
import { readMarkdown, readPlain } from "./read-text";
import { schema } from "./schema";

/** What may be pasted: Markdown, several lines, or one. */
export type Pastable = "markdown" | "lines" | "line";

/**
 * Pastes what is in the clipboard, clean.
 * @returns what the editor should know of it, perhaps nothing; undefined where it is left to the editor itself, as what
 * was copied in a text of this page
 */
export function pasteInto(
  view: EditorView,
  clipboard: DataTransfer,
  kind: Pastable,
): string | undefined {
  const isMarkdown = kind === "markdown";
  const isOwn = clipboard.getData("text/html").includes("data-pm-slice");
  const pasted = isOwn && isMarkdown ? undefined : pastedText(clipboard, isMarkdown);
  if (!pasted) return undefined;
  const { text, notice } = pasted;
  if (text === "") return notice;
  const slice = isMarkdown
    ? markdownSlice(text)
    : sliceOf(readPlain(kind === "line" ? text.replace(/\n+/g, " ") : text));
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
  return notice;
}

/** Markdown to be put into a text; a part of a sentence keeps the blanks around it. */
function markdownSlice(text: string): Slice {
  const doc = readMarkdown(text);
  const { firstChild: paragraph } = doc;
  if (doc.childCount > 1 || !paragraph?.isTextblock) return sliceOf(doc);
  const blank = (isThere: boolean) => (isThere ? [schema.text(" ")] : []);
  const words = [
    ...blank(text.startsWith(" ")),
    ...paragraph.children,
    ...blank(/.\s$/.test(text)),
  ];
  return new Slice(Fragment.fromArray(words), 0, 0);
}

/** A text whose first and last paragraphs join those around the caret. */
function sliceOf({ content }: Node): Slice {
  const open = (block: Node | null) => (block?.isTextblock ? 1 : 0);
  return new Slice(content, open(content.firstChild), open(content.lastChild));
}
